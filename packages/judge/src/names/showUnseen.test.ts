import { expect, it } from 'vitest'
import { showUnseen } from './showUnseen.ts'

it.each([
  ['pay \u202eneB\u202c now', 'pay [U+202E]neB[U+202C] now'],
  ['\u2067a\u2069', '[U+2067]a[U+2069]'],
  ['inv\u200boice', 'inv[U+200B]oice'],
  ['a\u200db\u200cc', 'a[U+200D]b[U+200C]c'],
  ['a\u00adb\ufeffc\u3164d\u2800', 'a[U+00AD]b[U+FEFF]c[U+3164]d[U+2800]'],
  ['tag\u{e0041}ged', 'tag[U+E0041]ged'],
  ['one\rtwo\u2028three\u0085\u0000', 'one[U+000D]two[U+2028]three[U+0085][U+0000]'],
  ['\ud800', '[U+D800]'],
  // Beside letters from right to left, and not between them, it still turns what follows around.
  ['ادفع\u200f 100', 'ادفع[U+200F] 100'],
  ['اد\u200eفع', 'اد[U+200E]فع'],
  ['اد\u202eفع', 'اد[U+202E]فع'],
])('R-MSG-3 %j shows what nobody would see', (text, shown) => {
  expect(showUnseen(text)).toEqual({ text: shown, isUnseen: true })
})

it.each([
  ['lines and columns', 'one\ntwo\r\nthree\tfour'],
  ['pictures', 'family 👩‍👩‍👧, ❤️, 👍🏽 and 1️⃣'],
  ['Persian, kept apart', 'می\u200cخواهم'],
  ['Arabic, joined', 'ه\u200dـ'],
  ['Arabic with signs', 'بِسْمِ اللهِ'],
  ['Arabic with a mark between letters', 'ا\u200fب'],
  ['Hebrew', 'שלום עולם'],
  ['Hindi', 'क्\u200dष'],
  ['plain', 'plain – “quoted”, naïve, 日本語'],
])('R-MSG-3 %s is what it looks like', (_, text) => {
  expect(showUnseen(text)).toEqual({ text, isUnseen: false })
})
