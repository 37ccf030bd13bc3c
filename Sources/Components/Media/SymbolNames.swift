/// The 994 commonest names of SF Symbols, each with the Material icon that shows the same thing.
enum SymbolNames {
  /// Sorted by the bytes of the names.
  static let table = SortedNames(
    """
    airplane:flight airplane.arrival:flight_land airplane.circle:flight
    airplane.circle.fill:flight airplane.departure:flight_takeoff alarm:alarm alarm.fill:alarm
    ant:bug_report ant.fill:bug_report antenna.radiowaves.left.and.right:cell_tower
    app:crop_square app.badge:notification_important app.fill:square app.gift:redeem
    app.gift.fill:redeem applelogo:phone_iphone applewatch:watch archivebox:archive
    archivebox.fill:archive arrow.2.circlepath:sync arrow.2.squarepath:repeat
    arrow.3.trianglepath:recycling arrow.backward:arrow_back
    arrow.backward.circle:arrow_circle_left arrow.backward.circle.fill:arrow_circle_left
    arrow.clockwise:refresh arrow.clockwise.circle:refresh arrow.clockwise.circle.fill:refresh
    arrow.clockwise.icloud:cloud_sync arrow.counterclockwise:replay
    arrow.counterclockwise.circle:replay arrow.down:arrow_downward
    arrow.down.circle:arrow_circle_down arrow.down.circle.fill:arrow_circle_down
    arrow.down.doc:file_download arrow.down.doc.fill:file_download arrow.down.left:south_west
    arrow.down.right:south_east arrow.down.right.and.arrow.up.left:close_fullscreen
    arrow.down.square:system_update_alt arrow.down.to.line:vertical_align_bottom
    arrow.forward:arrow_forward arrow.forward.circle:arrow_circle_right
    arrow.forward.circle.fill:arrow_circle_right arrow.left:arrow_back
    arrow.left.and.right:swap_horiz arrow.left.arrow.right:compare_arrows
    arrow.left.circle:arrow_circle_left arrow.left.circle.fill:arrow_circle_left
    arrow.right:arrow_forward arrow.right.circle:arrow_circle_right
    arrow.right.circle.fill:arrow_circle_right arrow.right.square:exit_to_app
    arrow.right.square.fill:exit_to_app arrow.right.to.line:keyboard_tab
    arrow.triangle.2.circlepath:sync arrow.triangle.2.circlepath.camera:cameraswitch
    arrow.triangle.branch:call_split arrow.triangle.merge:call_merge arrow.triangle.swap:swap_vert
    arrow.triangle.turn.up.right.diamond:directions
    arrow.triangle.turn.up.right.diamond.fill:directions
    arrow.turn.down.left:subdirectory_arrow_left arrow.turn.down.right:subdirectory_arrow_right
    arrow.turn.up.left:reply arrow.turn.up.right:shortcut arrow.up:arrow_upward
    arrow.up.and.down:swap_vert arrow.up.arrow.down:swap_vert
    arrow.up.backward.and.arrow.down.forward:open_in_full arrow.up.bin:unarchive
    arrow.up.circle:arrow_circle_up arrow.up.circle.fill:arrow_circle_up arrow.up.doc:upload_file
    arrow.up.doc.fill:upload_file arrow.up.forward:call_made arrow.up.forward.app:open_in_new
    arrow.up.forward.square:open_in_new arrow.up.left:north_west
    arrow.up.left.and.arrow.down.right:open_in_full arrow.up.right:north_east
    arrow.up.right.square:open_in_new arrow.up.right.square.fill:open_in_new
    arrow.up.to.line:vertical_align_top arrow.uturn.backward:undo arrow.uturn.backward.circle:undo
    arrow.uturn.forward:redo arrow.uturn.forward.circle:redo arrow.uturn.left:undo
    arrow.uturn.right:redo arrowshape.turn.up.left:reply arrowshape.turn.up.left.2:reply_all
    arrowshape.turn.up.left.2.fill:reply_all arrowshape.turn.up.left.fill:reply
    arrowshape.turn.up.right:forward arrowshape.turn.up.right.fill:forward
    arrowtriangle.down:arrow_drop_down arrowtriangle.down.fill:arrow_drop_down
    arrowtriangle.left:arrow_left arrowtriangle.left.fill:arrow_left
    arrowtriangle.right:arrow_right arrowtriangle.right.fill:arrow_right
    arrowtriangle.up:arrow_drop_up arrowtriangle.up.fill:arrow_drop_up at:alternate_email
    backward:fast_rewind backward.end:skip_previous backward.end.fill:skip_previous
    backward.fill:fast_rewind bag:shopping_bag bag.badge.plus:add_shopping_cart
    bag.fill:shopping_bag bandage:healing bandage.fill:healing banknote:payments
    banknote.fill:payments barcode:view_week barcode.viewfinder:qr_code_scanner
    battery.0:battery_0_bar battery.100:battery_full battery.100.bolt:battery_charging_full
    battery.25:battery_2_bar battery.50:battery_4_bar battery.75:battery_5_bar bed.double:bed
    bed.double.fill:bed bell:notifications_none bell.badge:notifications_active
    bell.badge.fill:notifications_active bell.circle:notifications bell.circle.fill:notifications
    bell.fill:notifications bell.slash:notifications_off bell.slash.fill:notifications_off
    bicycle:directions_bike binoculars:travel_explore binoculars.fill:travel_explore
    bold:format_bold bolt:bolt bolt.car:electric_car bolt.circle:bolt bolt.circle.fill:bolt
    bolt.fill:bolt bolt.horizontal:electrical_services bolt.slash:flash_off
    bolt.slash.fill:flash_off book:menu_book book.closed:book book.closed.fill:book
    book.fill:menu_book bookmark:bookmark_border bookmark.circle:bookmark
    bookmark.circle.fill:bookmark bookmark.fill:bookmark bookmark.slash:bookmark_remove
    books.vertical:library_books books.vertical.fill:library_books briefcase:work_outline
    briefcase.fill:work bubble.left:chat_bubble_outline bubble.left.and.bubble.right:forum
    bubble.left.and.bubble.right.fill:forum bubble.left.fill:chat_bubble
    bubble.right:chat_bubble_outline bubble.right.fill:chat_bubble building:business
    building.2:location_city building.2.fill:location_city building.columns:account_balance
    building.columns.fill:account_balance building.fill:business burst:flare bus:directions_bus
    bus.fill:directions_bus calendar:calendar_today calendar.badge.clock:pending_actions
    calendar.badge.exclamationmark:event_busy calendar.badge.minus:event_busy
    calendar.badge.plus:edit_calendar calendar.circle:event calendar.circle.fill:event
    camera:photo_camera camera.circle:photo_camera camera.circle.fill:photo_camera
    camera.fill:photo_camera camera.filters:filter_vintage camera.rotate:flip_camera_ios
    camera.rotate.fill:flip_camera_ios camera.viewfinder:center_focus_strong
    captions.bubble:closed_caption captions.bubble.fill:closed_caption car:directions_car
    car.fill:directions_car cart:shopping_cart cart.badge.minus:remove_shopping_cart
    cart.badge.plus:add_shopping_cart cart.fill:shopping_cart case:work_outline case.fill:work
    chart.bar:bar_chart chart.bar.doc.horizontal:assessment chart.bar.fill:bar_chart
    chart.bar.xaxis:insert_chart chart.dots.scatter:scatter_plot
    chart.line.downtrend.xyaxis:trending_down chart.line.uptrend.xyaxis:trending_up
    chart.pie:pie_chart_outline chart.pie.fill:pie_chart chart.xyaxis.line:show_chart
    checkerboard.rectangle:texture checklist:checklist checkmark:check
    checkmark.circle:check_circle_outline checkmark.circle.fill:check_circle
    checkmark.icloud:cloud_done checkmark.icloud.fill:cloud_done checkmark.rectangle:check_box
    checkmark.seal:verified checkmark.seal.fill:verified checkmark.shield:verified_user
    checkmark.shield.fill:verified_user checkmark.square:check_box checkmark.square.fill:check_box
    chevron.backward:chevron_left chevron.backward.2:keyboard_double_arrow_left
    chevron.compact.down:expand_more chevron.compact.left:chevron_left
    chevron.compact.right:chevron_right chevron.compact.up:expand_less chevron.down:expand_more
    chevron.down.circle:expand_circle_down chevron.down.circle.fill:expand_circle_down
    chevron.forward:chevron_right chevron.forward.2:keyboard_double_arrow_right
    chevron.left:chevron_left chevron.left.2:keyboard_double_arrow_left
    chevron.left.forwardslash.chevron.right:code chevron.right:chevron_right
    chevron.right.2:keyboard_double_arrow_right chevron.up:expand_less
    chevron.up.chevron.down:unfold_more circle:radio_button_unchecked circle.dashed:data_usage
    circle.fill:circle circle.grid.2x2:apps circle.grid.3x3:apps circle.grid.3x3.fill:apps
    circle.lefthalf.filled:contrast circle.righthalf.filled:contrast circle.slash:block
    clear:clear clear.fill:clear clipboard:content_paste clipboard.fill:content_paste
    clock:schedule clock.arrow.circlepath:history clock.badge.checkmark:more_time
    clock.fill:watch_later cloud:cloud_queue cloud.bolt:thunderstorm cloud.bolt.fill:thunderstorm
    cloud.drizzle:grain cloud.fill:cloud cloud.fog:foggy cloud.rain:grain
    cloud.snow:cloudy_snowing cloud.sun:wb_cloudy cloud.sun.fill:wb_cloudy
    command:keyboard_command_key control:keyboard_control_key cpu:memory creditcard:credit_card
    creditcard.and.123:credit_score creditcard.fill:credit_card crop:crop crop.rotate:crop_rotate
    cross:add cross.case:medical_services cross.case.fill:medical_services crown:workspace_premium
    crown.fill:workspace_premium cube:view_in_ar cube.fill:view_in_ar cup.and.saucer:local_cafe
    cup.and.saucer.fill:local_cafe curlybraces:data_object cursorarrow:near_me
    decrease.indent:format_indent_decrease deskclock:alarm desktopcomputer:desktop_mac
    dial.min:speed dice:casino dice.fill:casino display:desktop_windows display.2:screen_share
    doc:insert_drive_file doc.badge.plus:note_add doc.circle:description
    doc.fill:insert_drive_file doc.on.clipboard:content_paste doc.on.clipboard.fill:content_paste
    doc.on.doc:content_copy doc.on.doc.fill:content_copy doc.plaintext:article
    doc.richtext:article doc.text:description doc.text.fill:description doc.text.image:article
    doc.text.magnifyingglass:find_in_page document:description dollarsign:attach_money
    dollarsign.circle:monetization_on dollarsign.circle.fill:monetization_on
    door.left.hand.closed:door_front door.left.hand.open:meeting_room
    dot.radiowaves.left.and.right:wifi_tethering drop:water_drop drop.fill:water_drop ear:hearing
    earbuds:headphones eject:eject eject.fill:eject ellipsis:more_horiz ellipsis.bubble:sms
    ellipsis.bubble.fill:sms ellipsis.circle:pending ellipsis.circle.fill:pending
    ellipsis.message:sms ellipsis.message.fill:sms envelope:mail_outline
    envelope.badge:mark_email_unread envelope.circle:mail envelope.circle.fill:mail
    envelope.fill:mail envelope.open:drafts envelope.open.fill:drafts equal:drag_handle
    equal.circle:drag_handle eraser:auto_fix_normal eurosign:euro eurosign.circle:euro
    exclamationmark:priority_high exclamationmark.bubble:sms_failed
    exclamationmark.bubble.fill:sms_failed exclamationmark.circle:error_outline
    exclamationmark.circle.fill:error exclamationmark.icloud:cloud_off
    exclamationmark.octagon:report exclamationmark.octagon.fill:report
    exclamationmark.shield:gpp_maybe exclamationmark.shield.fill:gpp_maybe
    exclamationmark.square:feedback exclamationmark.triangle:warning_amber
    exclamationmark.triangle.fill:warning externaldrive:storage externaldrive.fill:storage
    eye:visibility eye.circle:visibility eye.circle.fill:visibility eye.fill:visibility
    eye.slash:visibility_off eye.slash.fill:visibility_off eyedropper:colorize
    face.dashed:face_retouching_off face.smiling:sentiment_satisfied
    face.smiling.fill:sentiment_satisfied faceid:face ferry:directions_boat figure.roll:accessible
    figure.run:directions_run figure.stand:accessibility figure.walk:directions_walk
    figure.wave:emoji_people film:movie film.fill:movie flag:outlined_flag
    flag.checkered:sports_score flag.circle:flag flag.circle.fill:flag flag.fill:flag
    flame:local_fire_department flame.fill:local_fire_department
    flashlight.off.fill:flashlight_off flashlight.on.fill:flashlight_on folder:folder_open
    folder.badge.plus:create_new_folder folder.circle:folder folder.circle.fill:folder
    folder.fill:folder fork.knife:restaurant fork.knife.circle:restaurant forward:fast_forward
    forward.end:skip_next forward.end.fill:skip_next forward.fill:fast_forward
    fuelpump:local_gas_station fuelpump.fill:local_gas_station function:functions
    gamecontroller:sports_esports gamecontroller.fill:sports_esports gauge:speed gear:settings
    gear.circle:settings gearshape:settings gearshape.2:settings_suggest
    gearshape.2.fill:settings_suggest gearshape.fill:settings gift:card_giftcard
    gift.circle:card_giftcard gift.fill:card_giftcard globe:language globe.americas:public
    globe.americas.fill:public globe.europe.africa:public globe.europe.africa.fill:public
    gobackward:replay gobackward.10:replay_10 gobackward.30:replay_30 goforward:forward
    goforward.10:forward_10 goforward.30:forward_30 graduationcap:school graduationcap.fill:school
    grid:grid_on guitars:music_note hammer:handyman hammer.fill:handyman hand.draw:gesture
    hand.point.up:touch_app hand.point.up.left:touch_app hand.point.up.left.fill:touch_app
    hand.raised:pan_tool hand.raised.fill:pan_tool hand.raised.slash:do_not_touch
    hand.tap:touch_app hand.tap.fill:touch_app hand.thumbsdown:thumb_down_off_alt
    hand.thumbsdown.fill:thumb_down hand.thumbsup:thumb_up_off_alt hand.thumbsup.fill:thumb_up
    hand.wave:waving_hand hand.wave.fill:waving_hand hare:cruelty_free headphones:headphones
    headphones.circle:headphones heart:favorite_border heart.circle:favorite_border
    heart.circle.fill:favorite heart.fill:favorite heart.slash:heart_broken
    heart.slash.fill:heart_broken heart.text.square:monitor_heart hexagon:hexagon
    hexagon.fill:hexagon hifispeaker:speaker highlighter:border_color homekit:home homepod:speaker
    hourglass:hourglass_empty hourglass.bottomhalf.filled:hourglass_bottom
    hourglass.tophalf.filled:hourglass_top house:home house.circle:home house.circle.fill:home
    house.fill:home icloud:cloud_queue icloud.and.arrow.down:cloud_download
    icloud.and.arrow.down.fill:cloud_download icloud.and.arrow.up:cloud_upload
    icloud.and.arrow.up.fill:cloud_upload icloud.fill:cloud icloud.slash:cloud_off
    icloud.slash.fill:cloud_off increase.indent:format_indent_increase infinity:all_inclusive
    info:info info.circle:info info.circle.fill:info internaldrive:storage ipad:tablet_mac
    iphone:phone_iphone iphone.landscape:stay_current_landscape
    iphone.radiowaves.left.and.right:vibration italic:format_italic key:vpn_key key.fill:vpn_key
    keyboard:keyboard keyboard.chevron.compact.down:keyboard_hide keyboard.fill:keyboard
    ladybug:bug_report ladybug.fill:bug_report laptopcomputer:laptop_mac lasso:highlight_alt
    leaf:eco leaf.fill:eco level:filter_tilt_shift lifepreserver:support
    lifepreserver.fill:support lightbulb:lightbulb lightbulb.fill:lightbulb
    lightbulb.slash:lightbulb_outline line.3.crossed.swirl.circle:blur_on line.3.horizontal:menu
    line.3.horizontal.circle:menu line.3.horizontal.decrease:filter_list
    line.3.horizontal.decrease.circle:filter_list
    line.3.horizontal.decrease.circle.fill:filter_list line.diagonal:horizontal_rule
    line.horizontal.3:menu line.horizontal.3.decrease.circle:filter_list link:link
    link.badge.plus:add_link link.circle:link link.circle.fill:link
    list.bullet:format_list_bulleted list.bullet.clipboard:assignment
    list.bullet.clipboard.fill:assignment list.bullet.indent:account_tree
    list.bullet.rectangle:list_alt list.clipboard:assignment list.dash:list
    list.number:format_list_numbered list.star:list location:near_me location.circle:near_me
    location.circle.fill:near_me location.fill:near_me location.north:navigation
    location.north.fill:navigation location.slash:location_off location.slash.fill:location_off
    lock:lock_outline lock.circle:lock lock.circle.fill:lock lock.doc:lock lock.fill:lock
    lock.open:lock_open lock.open.fill:lock_open lock.rotation:screen_lock_rotation
    lock.shield:security lock.shield.fill:security lock.slash:no_encryption magnifyingglass:search
    magnifyingglass.circle:search magnifyingglass.circle.fill:search mail:mail
    mail.stack:all_inbox map:map map.fill:map mappin:location_on mappin.and.ellipse:place
    mappin.circle:location_on mappin.circle.fill:location_on mappin.slash:location_off
    medal:military_tech medal.fill:military_tech megaphone:campaign megaphone.fill:campaign
    memorychip:memory menubar.rectangle:web_asset message:chat_bubble_outline
    message.badge:mark_chat_unread message.circle:message message.circle.fill:message
    message.fill:chat_bubble mic:mic_none mic.circle:mic mic.circle.fill:mic mic.fill:mic
    mic.slash:mic_off mic.slash.fill:mic_off minus:remove minus.circle:remove_circle_outline
    minus.circle.fill:remove_circle minus.magnifyingglass:zoom_out
    minus.square:indeterminate_check_box minus.square.fill:indeterminate_check_box moon:dark_mode
    moon.circle:dark_mode moon.circle.fill:dark_mode moon.fill:dark_mode moon.stars:nights_stay
    moon.stars.fill:nights_stay moon.zzz:bedtime moon.zzz.fill:bedtime mug:coffee mug.fill:coffee
    multiply:close multiply.circle:cancel multiply.circle.fill:cancel music.mic:mic_external_on
    music.note:music_note music.note.list:queue_music network:hub newspaper:newspaper
    newspaper.fill:newspaper nosign:block note:note note.text:sticky_note_2
    note.text.badge.plus:note_add number:tag opticaldisc:album option:keyboard_option_key
    paintbrush:brush paintbrush.fill:brush paintbrush.pointed:brush paintpalette:palette
    paintpalette.fill:palette paperclip:attach_file paperclip.circle:attach_file
    paperclip.circle.fill:attach_file paperplane:send paperplane.circle:send
    paperplane.circle.fill:send paperplane.fill:send parkingsign:local_parking pause:pause
    pause.circle:pause_circle_outline pause.circle.fill:pause_circle pause.fill:pause
    pawprint:pets pawprint.fill:pets pencil:edit pencil.and.outline:design_services
    pencil.and.ruler:architecture pencil.circle:edit pencil.circle.fill:edit pencil.slash:edit_off
    pencil.tip:create percent:percent person:person_outline person.2:people_outline
    person.2.circle:group person.2.fill:people person.3:groups person.3.fill:groups
    person.badge.clock:manage_history person.badge.key:admin_panel_settings
    person.badge.minus:person_remove person.badge.plus:person_add person.circle:account_circle
    person.circle.fill:account_circle person.crop.circle:account_circle
    person.crop.circle.badge.checkmark:how_to_reg person.crop.circle.badge.minus:person_remove
    person.crop.circle.badge.plus:person_add person.crop.circle.badge.xmark:person_off
    person.crop.circle.fill:account_circle person.crop.rectangle:contact_page
    person.crop.square:account_box person.crop.square.fill:account_box person.fill:person
    person.fill.questionmark:contact_support person.text.rectangle:badge
    person.text.rectangle.fill:badge phone:call phone.arrow.down.left:call_received
    phone.arrow.up.right:call_made phone.badge.plus:add_ic_call phone.circle:call
    phone.circle.fill:call phone.down:call_end phone.down.fill:call_end phone.fill:call
    photo:image photo.circle:image photo.fill:image photo.fill.on.rectangle.fill:photo_library
    photo.on.rectangle:photo_library photo.on.rectangle.angled:photo_library
    photo.stack:photo_library pianokeys:piano pills:medication pills.fill:medication pin:push_pin
    pin.circle:push_pin pin.fill:push_pin pip:picture_in_picture play:play_arrow
    play.circle:play_circle_outline play.circle.fill:play_circle play.fill:play_arrow
    play.rectangle:smart_display play.rectangle.fill:smart_display play.slash:play_disabled
    playpause:play_arrow plus:add plus.app:add_box plus.app.fill:add_box plus.bubble:add_comment
    plus.bubble.fill:add_comment plus.circle:add_circle_outline plus.circle.fill:add_circle
    plus.magnifyingglass:zoom_in plus.message:add_comment plus.rectangle:add_box
    plus.rectangle.on.folder:create_new_folder plus.square:add_box plus.square.fill:add_box
    plus.square.on.square:library_add point.topleft.down.curvedto.point.bottomright.up:route
    power:power_settings_new power.circle:power_settings_new powerplug:power powerplug.fill:power
    printer:print printer.fill:print puzzlepiece:extension puzzlepiece.extension:extension
    puzzlepiece.extension.fill:extension puzzlepiece.fill:extension qrcode:qr_code
    qrcode.viewfinder:qr_code_scanner questionmark:question_mark questionmark.app:live_help
    questionmark.bubble:live_help questionmark.bubble.fill:live_help
    questionmark.circle:help_outline questionmark.circle.fill:help
    questionmark.diamond:help_center questionmark.square:help_center quote.bubble:format_quote
    quote.bubble.fill:format_quote quote.closing:format_quote quote.opening:format_quote
    radio:radio radio.fill:radio rays:light_mode record.circle:radio_button_checked
    record.circle.fill:radio_button_checked rectangle:rectangle rectangle.3.group:dashboard
    rectangle.3.group.fill:dashboard rectangle.and.pencil.and.ellipsis:drive_file_rename_outline
    rectangle.compress.vertical:compress rectangle.expand.vertical:expand rectangle.fill:rectangle
    rectangle.grid.1x2:view_agenda rectangle.grid.1x2.fill:view_agenda
    rectangle.grid.2x2:grid_view rectangle.grid.2x2.fill:grid_view rectangle.grid.3x2:view_module
    rectangle.grid.3x2.fill:view_module rectangle.on.rectangle:filter_none
    rectangle.on.rectangle.angled:collections rectangle.portrait:crop_portrait
    rectangle.portrait.and.arrow.right:logout rectangle.portrait.and.arrow.right.fill:logout
    rectangle.righthalf.inset.filled:view_sidebar rectangle.split.2x1:vertical_split
    rectangle.split.3x1:view_column rectangle.stack:layers rectangle.stack.badge.plus:library_add
    rectangle.stack.fill:layers rectangle.stack.person.crop:recent_actors repeat:repeat
    repeat.1:repeat_one repeat.circle:repeat return:keyboard_return rosette:military_tech
    rotate.left:rotate_left rotate.right:rotate_right ruler:straighten ruler.fill:straighten
    safari:explore safari.fill:explore scale.3d:3d_rotation scalemass:scale scanner:scanner
    scanner.fill:scanner scissors:content_cut scope:gps_fixed scribble:gesture scroll:history_edu
    scroll.fill:history_edu sdcard:sd_card sdcard.fill:sd_card seal:new_releases
    seal.fill:new_releases selection.pin.in.out:ads_click server.rack:dns shadow:blur_on
    shareplay:cast_connected shield:shield shield.fill:shield shield.lefthalf.filled:security
    shield.slash:remove_moderator shield.slash.fill:remove_moderator shippingbox:inventory_2
    shippingbox.fill:inventory_2 shuffle:shuffle shuffle.circle:shuffle sidebar.left:view_sidebar
    sidebar.right:view_sidebar signature:draw simcard:sim_card simcard.fill:sim_card
    slash.circle:block slash.circle.fill:block slider.horizontal.3:tune slider.vertical.3:tune
    slowmo:slow_motion_video smoke:smoking_rooms snowflake:ac_unit snowflake.circle:ac_unit
    sparkle:auto_awesome sparkles:auto_awesome speaker:volume_mute speaker.fill:volume_mute
    speaker.slash:volume_off speaker.slash.fill:volume_off speaker.wave.1:volume_down
    speaker.wave.1.fill:volume_down speaker.wave.2:volume_up speaker.wave.2.fill:volume_up
    speaker.wave.3:volume_up speaker.wave.3.fill:volume_up speedometer:speed
    sportscourt:sports_soccer sportscourt.fill:sports_soccer square:check_box_outline_blank
    square.2.stack.3d:layers square.and.arrow.down:save_alt square.and.arrow.down.fill:save_alt
    square.and.arrow.up:ios_share square.and.arrow.up.circle:ios_share
    square.and.arrow.up.fill:ios_share square.and.line.vertical.and.square:flip
    square.and.pencil:edit_note square.dashed:crop_free square.fill:square
    square.grid.2x2:grid_view square.grid.2x2.fill:grid_view square.grid.3x2:view_module
    square.grid.3x3:apps square.grid.3x3.fill:apps square.grid.4x3.fill:view_comfy
    square.on.square:filter_none square.on.square.dashed:content_copy
    square.split.2x1:vertical_split square.split.2x2:grid_view square.stack:layers
    square.stack.3d.up:layers square.stack.3d.up.fill:layers square.stack.fill:layers
    squareshape:crop_square star:star_border star.circle:stars star.circle.fill:stars
    star.fill:star star.leadinghalf.filled:star_half star.slash:star_outline
    star.slash.fill:star_outline star.square:star_border staroflife:emergency
    staroflife.fill:emergency stethoscope:medical_information stop:stop stop.circle:stop_circle
    stop.circle.fill:stop_circle stop.fill:stop stopwatch:timer stopwatch.fill:timer
    storefront:storefront storefront.fill:store strikethrough:strikethrough_s suitcase:luggage
    suitcase.fill:luggage sum:functions sun.dust:wb_twilight sun.haze:wb_twilight
    sun.max:light_mode sun.max.fill:light_mode sun.min:brightness_low sun.min.fill:brightness_low
    sunrise:wb_twilight sunrise.fill:wb_twilight sunset:wb_twilight sunset.fill:wb_twilight
    swift:code tablecells:table_chart tablecells.fill:table_chart tag:label_outline
    tag.circle:label tag.fill:label tag.slash:label_off target:gps_fixed teddybear:toys
    teletype:dialpad terminal:terminal terminal.fill:terminal testtube.2:science
    text.aligncenter:format_align_center text.alignleft:format_align_left
    text.alignright:format_align_right text.badge.checkmark:playlist_add_check
    text.badge.plus:playlist_add text.badge.xmark:playlist_remove text.book.closed:auto_stories
    text.bubble:chat text.bubble.fill:chat text.cursor:text_format
    text.justify:format_align_justify text.justifyleft:format_align_left text.quote:format_quote
    text.viewfinder:document_scanner textformat:text_format textformat.abc:spellcheck
    textformat.alt:text_fields textformat.size:format_size thermometer:thermostat
    thermometer.medium:thermostat thermometer.sun:device_thermostat ticket:confirmation_number
    ticket.fill:confirmation_number timelapse:timelapse timer:timer toggle.off:toggle_off
    toggle.on:toggle_on touchid:fingerprint tram:tram tram.fill:tram trash:delete_outline
    trash.circle:delete trash.circle.fill:delete trash.fill:delete trash.slash:restore_from_trash
    tray:inbox tray.and.arrow.down:move_to_inbox tray.and.arrow.up:outbox tray.fill:inbox
    tray.full:all_inbox tray.full.fill:all_inbox tree:park tree.fill:park triangle:change_history
    trophy:emoji_events trophy.fill:emoji_events tshirt:checkroom tshirt.fill:checkroom tv:tv
    tv.fill:tv umbrella:beach_access umbrella.fill:beach_access underline:format_underlined
    video:videocam video.badge.plus:video_call video.circle:videocam video.fill:videocam
    video.slash:videocam_off video.slash.fill:videocam_off view.2d:crop_din view.3d:view_in_ar
    viewfinder:center_focus_weak viewfinder.circle:center_focus_weak virus:coronavirus
    wallet.pass:account_balance_wallet wallet.pass.fill:account_balance_wallet
    wand.and.rays:auto_fix_high wand.and.stars:auto_fix_high watchface.applewatch.case:watch
    wave.3.right:nfc waveform:graphic_eq waveform.circle:graphic_eq
    waveform.path.ecg:monitor_heart wifi:wifi wifi.exclamationmark:signal_wifi_bad
    wifi.slash:wifi_off wind:air wrench:build wrench.and.screwdriver:construction
    wrench.and.screwdriver.fill:construction wrench.fill:build x.circle:cancel
    x.circle.fill:cancel x.square:disabled_by_default x.squareroot:functions xmark:close
    xmark.bin:delete_forever xmark.bin.fill:delete_forever xmark.circle:highlight_off
    xmark.circle.fill:cancel xmark.icloud:cloud_off xmark.octagon:dangerous
    xmark.octagon.fill:dangerous xmark.rectangle:cancel_presentation xmark.seal:unpublished
    xmark.shield:gpp_bad xmark.shield.fill:gpp_bad xmark.square:disabled_by_default
    xmark.square.fill:disabled_by_default yensign:currency_yen yensign.circle:currency_yen
    zzz:bedtime
    """)
}
