// The values of the properties under the abbreviations of the Unicode Character Database, in the
// order of these: the table numbers them so.

/// The line break classes of UAX #14 after LB1, which makes AI, SG and XX alphabetic and marks of SA
/// combining. Quotation marks that begin or end (Pi, Pf) and U+25CC are separate, because the rules need
/// them.
enum LineBreakClass: UInt8, CaseIterable {
  case ak, al, ap, `as`, b2, ba, bb, bk, cb, cj, cl, cm, cp, cr, dotted, eb, em, ex, gl, h2, h3
  case hh, hl, hy, id, `in`, `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, quPf, quPi, ri, sa
  case sp, sy, vf, vi, wj, zw, zwj
}

/// The classes of UAX #9.
enum BidiClass: UInt8, CaseIterable {
  case al, an, b, bn, cs, en, es, et, fsi, l, lre, lri, lro, nsm, on, pdf, pdi, r, rle, rli, rlo
  case s, ws
}

/// The classes of grapheme clusters of UAX #29.
enum GraphemeBreakClass: UInt8 {
  case cn, cr, ex, l, lf, lv, lvt, pp, ri, sm, t, v, other, zwj
}

/// The effect of a character on a conjunct of consonants (`Indic_Conjunct_Break`).
enum ConjunctBreakClass: UInt8 {
  case none, consonant, extend, linker
}

/// The classes of words of UAX #29.
enum WordBreakClass: UInt8 {
  case cr, dq, ex, extend, fo, hl, ka, le, lf, mb, ml, mn, nl, nu, ri, sq, wSegSpace, other, zwj
}

/// The general categories; HarfBuzz numbers them alike.
package enum GeneralCategory: UInt8, Sendable {
  case cc, cf, cn, co, cs, ll, lm, lo, lt, lu, mc, me, mn, nd, nl, no, pc, pd, pe, pf, pi, po, ps
  case sc, sk, sm, so, zl, zp, zs
}
