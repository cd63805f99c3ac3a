import { deletionTypedData, recoverSigner } from '@countersign/safe'
import { hashMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { judgeRequest } from './judgeRequest.ts'

const ada = privateKeyToAccount(generatePrivateKey())
const eve = privateKeyToAccount(generatePrivateKey())
const safe = { chainId: 1, address: `0x${'5'.repeat(40)}` } as const
const at = 1_800_000_000_000
const request = deletionTypedData(safe, `0x${'77'.repeat(32)}`, at)
const sign = (by: typeof ada, { message, ...typed }: typeof request) =>
  by.signTypedData({ ...typed, message: { ...message, totp: BigInt(message.totp) } })
const judge = (answer: `0x${string}`) => judgeRequest(recoverSigner, request, ada.address, answer)

it('R-JDG-7 a request to a gateway is the account’s own, over exactly that', async () => {
  const signature = await sign(ada, request)
  expect(await judge(signature)).toBe(signature)
})

it.each([
  ['somebody else’s', () => sign(eve, request)],
  [
    'one over another hour',
    () => sign(ada, deletionTypedData(safe, request.message.safeTxHash, at * 2)),
  ],
  ['one over a text', () => ada.signMessage({ message: { raw: hashMessage('x') } })],
  ['what is no signature', async () => '0x1234' as const],
])('R-JDG-7 %s is none', async (_, answer) => {
  expect(await judge(await answer())).toBeNull()
})
