import { expect, test } from 'vitest'
import { harness, ORIGIN } from '../testing/harness.ts'
import {
  approving,
  configured,
  connected,
  FIRST,
  fails,
  gives,
  outcome,
  protocol,
  rejecting,
  SECOND,
} from '../testing/protocol.ts'

const ASKED = [{ eth_accounts: {} }]
const GRANTED = {
  parentCapability: 'eth_accounts',
  invoker: ORIGIN,
  caveats: [{ type: 'restrictReturnedAccounts', value: [FIRST] }],
}

protocol('eth_accounts', [
  gives([], 'nobody at first'),
  gives([FIRST], 'shared accounts', [], connected),
  gives([SECOND, FIRST], 'the selected account first', [], async (wallet) => {
    await wallet.connected(0, 1)
    await wallet.configure({ account: 1 })
  }),
  gives([], 'nobody while locked', [], async (wallet) => {
    await wallet.connected()
    await wallet.configure({ locked: true })
  }),
])

protocol('eth_requestAccounts', [
  gives([FIRST], 'no question when connected', [], rejecting),
  gives([FIRST], 'approved', [], configured({ answer: 'approve' })),
  gives([SECOND], 'the selected account', [], configured({ answer: 'approve', account: 1 })),
  fails(4001, 'a rejection', [], configured({ answer: 'reject' })),
  fails(-32002, 'a second one', [], (wallet) => wallet.ask('eth_requestAccounts')),
  fails(-32002, 'one beside a permission request', [], (wallet) =>
    wallet.ask('wallet_requestPermissions', ...ASKED),
  ),
])

protocol('wallet_requestPermissions', [
  gives([GRANTED], 'approved', ASKED, approving),
  fails(4001, 'a rejection, though connected', ASKED, rejecting),
  fails(-32002, 'one beside an account request', ASKED, (wallet) =>
    wallet.ask('eth_requestAccounts'),
  ),
  fails(-32602, 'a permission nobody knows', [{ fly: {} }]),
  fails(-32602, 'no permission', [{}]),
  fails(-32602, 'no parameters'),
])

protocol('wallet_getPermissions', [gives([], 'none'), gives([GRANTED], 'one', [], connected)])

protocol('wallet_revokePermissions', [
  gives(null, 'done', ASKED, connected),
  gives(null, 'nothing to revoke', ASKED),
  fails(-32602, 'a permission nobody knows', [{ fly: {} }]),
])

test('the accounts a person chose are shared, and one of them is selected', async () => {
  const wallet = harness()
  const { result, shown } = await wallet.ask('eth_requestAccounts')
  expect(shown).toEqual({ kind: 'connect', chosen: [0] })
  wallet.person.answer(true, [4, 1])
  expect(await result).toHaveLength(2)
  expect(wallet.store.get('permissions')).toEqual({ [ORIGIN]: [4, 1] })
  expect([4, 1]).toContain(wallet.store.get('account'))
})

test('choosing again starts from what is shared', async () => {
  const wallet = harness()
  await wallet.connected(1, 2)
  const { shown } = await wallet.ask('wallet_requestPermissions', ...ASKED)
  expect(shown).toEqual({ kind: 'connect', chosen: [1, 2] })
})

test('a permission is for one origin only', async () => {
  const here = harness()
  await here.connected()
  const elsewhere = harness({ storage: here.storage, origin: 'https://elsewhere.example' })
  expect(await elsewhere.request('eth_accounts')).toEqual([])
  await elsewhere.configure({ answer: 'approve' })
  await elsewhere.request('eth_requestAccounts')
  await elsewhere.request('wallet_revokePermissions', ...ASKED)
  expect(await here.request('eth_accounts')).toEqual([FIRST])
})

test('revoking ends what the page may do', async () => {
  const wallet = harness()
  await wallet.connected()
  await wallet.request('wallet_revokePermissions', ...ASKED)
  expect(await outcome(wallet.request('personal_sign', '0x00', FIRST))).toEqual({ code: 4100 })
})

test('a locked wallet asks to unlock first, then to connect, in one window', async () => {
  const wallet = harness()
  await wallet.configure({ locked: true })
  const { result, shown } = await wallet.ask('eth_requestAccounts')
  expect(shown).toEqual({ kind: 'unlock' })
  wallet.person.answer(true)
  await wallet.clock.advance(0)
  expect(wallet.person.shown()).toMatchObject({ kind: 'connect' })
  wallet.person.answer(true, [0])
  expect(await result).toEqual([FIRST])
  expect(wallet.person.log.filter((entry) => entry === 'open')).toHaveLength(1)
})

test('a locked wallet that is connected asks to unlock and nothing more', async () => {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ locked: true })
  const { result } = await wallet.ask('eth_requestAccounts')
  wallet.person.answer(true)
  expect(await result).toEqual([FIRST])
})

test('who does not unlock, rejects', async () => {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ locked: true })
  const { result } = await wallet.ask('eth_requestAccounts')
  wallet.person.answer(false)
  expect(await outcome(result)).toEqual({ code: 4001 })
  expect(wallet.store.get('locked')).toBe(true)
})
