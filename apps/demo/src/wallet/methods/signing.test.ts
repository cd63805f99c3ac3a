import { verifyMessage, verifyTypedData } from 'viem'
import { expect, test } from 'vitest'
import { ACCOUNTS } from '../accounts.ts'
import { harness } from '../testing/harness.ts'
import {
  approving,
  FIRST,
  fails,
  gives,
  holding,
  protocol,
  rejecting,
  SECOND,
  SIGNATURE,
  STRANGER,
} from '../testing/protocol.ts'

const HELLO = '0x68656c6c6f'

const MAIL = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [
      { name: 'to', type: 'address' },
      { name: 'text', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Post', chainId: 31337 },
  message: { to: STRANGER, text: 'hello' },
} as const

const typed = (change: object) => [FIRST, JSON.stringify({ ...MAIL, ...change })]

protocol('personal_sign', [
  gives(SIGNATURE, 'approved', [HELLO, FIRST], approving),
  fails(4001, 'a rejection', [HELLO, FIRST], rejecting),
  fails(4100, 'an account not shared', [HELLO, SECOND], approving),
  fails(4100, 'an account it does not have', [HELLO, STRANGER], approving),
  fails(-32002, 'one beside a held one', ['0x00', FIRST], holding('personal_sign', HELLO, FIRST)),
  fails(-32602, 'no account', [HELLO], approving),
  fails(-32602, 'an account that is none', [HELLO, '0x12'], approving),
  fails(-32602, 'a message that is no text', [1, FIRST], approving),
])

protocol('eth_signTypedData_v4', [
  gives(SIGNATURE, 'JSON', typed({}), approving),
  gives(SIGNATURE, 'an object', [FIRST, MAIL], approving),
  gives(
    SIGNATURE,
    'a chain id as text',
    typed({ domain: { name: '', chainId: '0x7a69' } }),
    approving,
  ),
  fails(4001, 'a rejection', typed({}), rejecting),
  fails(4100, 'an account not shared', [SECOND, MAIL], approving),
  fails(-32602, 'no JSON', [FIRST, '{'], approving),
  fails(-32602, 'nothing', [FIRST], approving),
  fails(-32602, 'another chain', typed({ domain: { name: '', chainId: 1 } }), approving),
  fails(-32602, 'a chain that is none', typed({ domain: { name: '', chainId: 'one' } }), approving),
  fails(-32602, 'a missing type', typed({ primaryType: 'Letter' }), approving),
  fails(-32602, 'a missing domain type', typed({ types: { Mail: MAIL.types.Mail } }), approving),
  fails(-32602, 'a missing value', typed({ message: { to: STRANGER } }), approving),
  fails(
    -32602,
    'a value that does not fit',
    typed({ message: { to: '0x12', text: '' } }),
    approving,
  ),
  fails(-32602, 'a number for text', typed({ message: { to: STRANGER, text: 1 } }), approving),
])

async function approvingWallet() {
  const wallet = harness()
  await wallet.connected(1)
  await wallet.configure({ answer: 'approve' })
  return wallet
}

test('signs with the account that was asked for', async () => {
  const wallet = await approvingWallet()
  // The protocol's answers are unknown until looked at; viem refuses what is no signature.
  const signature = (await wallet.request('personal_sign', HELLO, SECOND)) as `0x${string}`
  expect(await verifyMessage({ address: SECOND, message: 'hello', signature })).toBe(true)
})

test.each([
  ['text', 'hello ✓', 'hello ✓'],
  ['text that begins like bytes', '0xhello', '0xhello'],
  ['half a byte', '0x123', '0x123'],
])('personal_sign takes %s for its UTF-8 bytes', async (_, sent, message) => {
  const wallet = await approvingWallet()
  const signature = (await wallet.request('personal_sign', sent, SECOND)) as `0x${string}`
  expect(await verifyMessage({ address: SECOND, message, signature })).toBe(true)
})

test('personal_sign understands the old order', async () => {
  const wallet = await approvingWallet()
  const signature = (await wallet.request('personal_sign', SECOND, HELLO)) as `0x${string}`
  expect(await verifyMessage({ address: SECOND, message: 'hello', signature })).toBe(true)
})

test('signs typed data as everybody else hashes it', async () => {
  const wallet = await approvingWallet()
  const signature = (await wallet.request('eth_signTypedData_v4', SECOND, MAIL)) as `0x${string}`
  const domain = { ...MAIL.domain, chainId: 31337n }
  expect(await verifyTypedData({ ...MAIL, domain, address: SECOND, signature })).toBe(true)
})

test('several signatures wait in line', async () => {
  const wallet = harness()
  await wallet.connected()
  const first = await wallet.ask('personal_sign', '0x01', FIRST)
  const second = await wallet.ask('personal_sign', '0x02', FIRST)
  expect(second.shown).toMatchObject({ message: '0x01' })
  wallet.person.answer(true)
  await first.result
  expect(wallet.person.shown()).toMatchObject({ message: '0x02' })
  wallet.person.answer(true)
  expect(await second.result).toEqual(SIGNATURE)
})

test('a locked wallet asks to unlock before it signs', async () => {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ locked: true, answer: 'approve' })
  const { result, shown } = await wallet.ask('personal_sign', HELLO, ACCOUNTS[0])
  expect(shown).toEqual({ kind: 'unlock' })
  wallet.person.answer(true)
  expect(await result).toEqual(SIGNATURE)
})
