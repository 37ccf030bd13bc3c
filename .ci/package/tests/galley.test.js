'use strict'
// Tests of the package galley-render.

const assert = require('node:assert/strict')
const test = require('node:test')
const { GalleyError, Renderer } = require('galley-render')

const text = { type: 'Text', values: { text: 'Hello' } }
const card = { canvas: { width: 120 }, root: { type: 'Text', values: { text: '{name}' } } }

test('pictures come for overlapping calls, each its own', async () => {
  const renderer = new Renderer({ workers: 2 })
  const names = ['a', 'bb', 'ccc', 'dddd']
  const pictures = await Promise.all(names.map(name => renderer.render(card, { data: { name }, id: name })))
  assert.deepEqual(pictures.map(picture => picture.id), names)
  for (const { data, width } of pictures) assert.equal(data.readUInt32BE(16), width)
  assert.notDeepEqual(pictures[0].data, pictures[1].data)
  await renderer.close()
})

test('a mistake costs its own job, and formats are named', async () => {
  const renderer = new Renderer({ format: 'svg' })
  await assert.rejects(renderer.render({ type: 'Txt' }), error =>
    error instanceof GalleyError && error.status === 2 && error.diagnostics.length > 0)
  const pdf = await renderer.render(text, { format: 'pdf' })
  assert.equal(pdf.data.subarray(0, 4).toString(), '%PDF')
  assert.match((await renderer.render(text)).data.toString(), /<svg/)
  await renderer.close()
})

test('a command that ends says why', async () => {
  const renderer = new Renderer({ theme: 'nowhere.json' })
  await assert.rejects(renderer.render(text), /nowhere\.json/)
  await renderer.close()
})
