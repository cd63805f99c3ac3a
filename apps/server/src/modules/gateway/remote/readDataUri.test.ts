import { expect, it } from 'vitest'
import { readDataUri } from './readDataUri.ts'

const read = (uri: string, most = 100) => {
  const file = readDataUri(uri, most)
  return file && [file.type, new TextDecoder().decode(file.bytes)]
}

it.each([
  ['data:application/json,{"a":1}', ['application/json', '{"a":1}']],
  ['data:application/json;utf8,{"a":1}', ['application/json', '{"a":1}']],
  ['data:application/json;base64,eyJhIjoxfQ==', ['application/json', '{"a":1}']],
  ['DATA:image/svg+xml;charset=utf-8;BASE64,PHN2Zy8+', ['image/svg+xml', '<svg/>']],
  ['data:image/svg+xml,%3Csvg/%3E', ['image/svg+xml', '<svg/>']],
  ['data:image/svg+xml,<svg width="100%"/>', ['image/svg+xml', '<svg width="100%"/>']],
  ['data:,x', ['text/plain', 'x']],
  ['data:;base64,eA==', ['text/plain', 'x']],
  ['data:', undefined],
  ['data:image/png\u0100,x', undefined],
  ['data:image/png\r\nx: y,x', undefined],
  ['data:image,x', undefined],
  ['https://a.example', undefined],
  [`data:,${'x'.repeat(101)}`, undefined],
  [`data:,${'x'.repeat(10_000)}`, undefined],
])('R-GW-9 reads %j', (uri, expected) => {
  expect(read(uri)).toEqual(expected)
})
