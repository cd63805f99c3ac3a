import { expect, it } from 'vitest'
import { visibleText } from './visibleText.ts'

it.each([
  ['Pay \u202eneB\u202c now', 'Pay neB now', true],
  ['inv\u200boice', 'invoice', true],
  ['two\nlines', 'two lines', false],
  ['family 👩‍👩‍👧 and ❤️', 'family 👩‍👩‍👧 and ❤️', false],
  ['plain', 'plain', false],
  ['tag\u{e0041}ged', 'tagged', true],
])('R-NAME-3 %j is shown as %j', (text, shown, isCut) => {
  expect(visibleText(text)).toEqual({ text: shown, isCut })
})
