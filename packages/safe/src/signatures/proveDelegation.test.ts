import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { delegationTypedData } from '../hashes/delegationTypedData.ts'
import { proveDelegation } from './proveDelegation.ts'

const ada = privateKeyToAccount(`0x${'1a'.repeat(32)}`)
const eve = privateKeyToAccount(`0x${'2b'.repeat(32)}`)
const safeTxHash = `0x${'5a'.repeat(32)}` as const
const other = `0x${'6b'.repeat(32)}` as const
const typed = delegationTypedData({ chainId: 1, delegate: eve.address }, 7_200_000)
const message = { ...typed.message, totp: BigInt(typed.message.totp) }
const signature = await ada.signTypedData({ ...typed, message })
const proposal = { safeTxHash, signature: await eve.sign({ hash: safeTxHash }) }
const delegation = {
  ...{ chainId: 1, delegate: eve.address, delegator: ada.address },
  ...{ signature, signedHour: 2 },
}

it('R-GW-16 a delegate is proven by the owner’s signature and their own', async () => {
  expect(await proveDelegation(delegation, proposal)).toBe(true)
})

it.each([
  ['another chain', { chainId: 2 }, {}],
  ['another hour', { signedHour: 3 }, {}],
  ['another owner', { delegator: eve.address }, {}],
  ['another delegate', { delegate: ada.address }, {}],
  ['another transaction', {}, { safeTxHash: other }],
  ['bytes that nobody has signed', { signature: `0x${'00'.repeat(65)}` as const }, {}],
  ['what is no signature', {}, { signature: '0x12' as const }],
])('R-GW-16 and not for %s', async (_, changes, proposed) => {
  expect(await proveDelegation({ ...delegation, ...changes }, { ...proposal, ...proposed })).toBe(
    false,
  )
})
