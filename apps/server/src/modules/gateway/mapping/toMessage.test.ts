import { hashTypedData, readSignedFields } from '@countersign/safe'
import { expect, it } from 'vitest'
import { buildTypedMessage } from '../testing/buildTypedMessage.ts'
import { toMessage } from './toMessage.ts'

const safe = { owners: [], threshold: 1 }

it.each([
  ['31337', 31337],
  ['0x7a69', 31337],
  [31337, 31337],
  ['9007199254740993', '9007199254740993'],
  ['one', 'one'],
])('R-GW-15 a typed message that was signed for chain %j is shown for %j', (given, shown) => {
  const { message } = toMessage(buildTypedMessage({ chainId: given }), safe, [])
  expect(message).toMatchObject({ domain: { chainId: shown } })
})

it('R-GW-15 what is shown of a typed message hashes to what was signed', () => {
  const record = buildTypedMessage({ chainId: '31337' })
  const { message } = toMessage(record, safe, [])
  if (typeof message === 'string' || typeof record.message === 'string') throw new Error('typed')
  const hashOf = (typed: typeof message) => hashTypedData(readSignedFields(typed).typedData)
  expect(hashOf(message)).toBe(hashOf(record.message))
})
