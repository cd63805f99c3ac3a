import { describe, expect, it } from 'vitest'
import { readAnswer, writeRequest } from './messages.ts'

describe('a request', () => {
  it('R-FRAME-1 has an id, a method and the version of the protocol', () => {
    expect(writeRequest('a1', 'getSafeInfo', undefined)).toEqual({
      id: 'a1',
      method: 'getSafeInfo',
      env: { sdkVersion: '9.1.0' },
    })
    expect(writeRequest('a2', 'getOffChainSignature', '0x12')).toMatchObject({ params: '0x12' })
  })
})

describe('an answer', () => {
  it.each([
    [
      'data',
      { id: 'a', version: '9.1.0', success: true, data: 1 },
      { id: 'a', success: true, data: 1 },
    ],
    [
      'an error',
      { id: 'a', version: '1.0', success: false, error: 'No' },
      { id: 'a', success: false, error: 'No' },
    ],
    [
      'an error without words',
      { id: 'a', version: '1.0', success: false, error: { code: 1 } },
      { id: 'a', success: false, error: '' },
    ],
  ])('may be %s', (_, message, answer) => {
    expect(readAnswer(message)).toEqual(answer)
  })

  it.each([
    null,
    undefined,
    'text',
    7,
    [],
    {},
    { id: 'a', success: true, data: 1 },
    { id: 'a', version: '0.9', success: true },
    { id: 'a', version: 9, success: true },
    { id: 5, version: '9.1.0', success: true },
    { id: 'a', version: '9.1.0', success: 'yes' },
  ])('R-FRAME-2 is not %j', (message) => {
    expect(readAnswer(message)).toBeUndefined()
  })
})
