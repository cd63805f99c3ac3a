import { expect, it } from 'vitest'
import { keepOrigin } from './keepOrigin.ts'
import { readOrigin } from './readOrigin.ts'

const NONE = { app: null, note: null }

it.each([
  ['nothing', null, NONE],
  ['no JSON', 'hello', NONE],
  ['a list', '[1]', NONE],
  ['a number', '5', NONE],
  ['very much', JSON.stringify({ note: 'x'.repeat(5_000) }), NONE],
  [
    'an app',
    '{"url":"https://a.example","name":"A"}',
    { app: { url: 'https://a.example', name: 'A' }, note: null },
  ],
  [
    'an app without a name',
    '{"url":"https://a.example"}',
    { app: { url: 'https://a.example', name: 'https://a.example' }, note: null },
  ],
  ['a link that is a script', '{"url":"javascript:alert(1)","name":"A"}', NONE],
  ['a note', '{"note":"Rent for May"}', { app: null, note: 'Rent for May' }],
  ['a note with tags', '{"note":"<b>Rent</b><script>x</script> <"}', { app: null, note: 'Rentx' }],
  [
    'a note that turns text around',
    JSON.stringify({ note: 'Rent\u202egnp.exe\u0000' }),
    { app: null, note: 'Rentgnp.exe' },
  ],
  ['a note that is no text', '{"note":{"a":1}}', NONE],
])('R-GW-6 reads of %s what may be shown', (_, text, expected) => {
  expect(readOrigin(text)).toEqual(expected)
  // What is kept says the same when it is read again.
  expect(readOrigin(keepOrigin(text))).toEqual(expected)
})

it('R-GW-6 keeps nothing of what may not be shown', () => {
  expect(keepOrigin('{"secret":"x","note":"Rent"}')).toBe('{"note":"Rent"}')
  expect(keepOrigin('{"secret":"x"}')).toBeNull()
})
