import { expect, test } from 'vitest'
import { harness, ORIGIN } from '../testing/harness.ts'
import {
  approving,
  connected,
  cutOff,
  FIRST,
  fails,
  gives,
  outcome,
  protocol,
  rejecting,
  SECOND,
  STRANGER,
} from '../testing/protocol.ts'

const TOKEN = { type: 'ERC20', options: { address: STRANGER, symbol: 'TST', decimals: 6 } }
const options = (change: object) => ({ ...TOKEN, options: { ...TOKEN.options, ...change } })

protocol('wallet_watchAsset', [
  gives(true, 'an object', TOKEN, approving),
  gives(true, 'a list', [TOKEN], approving),
  fails(4001, 'a rejection', TOKEN, rejecting),
  fails(-32602, 'a type it does not know', { ...TOKEN, type: 'ERC721' }),
  fails(-32602, 'no symbol', options({ symbol: undefined })),
  fails(-32602, 'no decimals', options({ decimals: '6' })),
  fails(-32602, 'no address', options({ address: '0x12' })),
  fails(-32602, 'nothing'),
])

test('a watched token is kept once', async () => {
  const wallet = harness()
  await wallet.configure({ answer: 'approve' })
  await wallet.request('wallet_watchAsset', TOKEN)
  await wallet.request('wallet_watchAsset', options({ address: STRANGER.toLowerCase() }))
  expect(wallet.store.get('assets')).toHaveLength(1)
})

protocol('eth_blockNumber', [
  gives('0x10', 'what the node says'),
  fails(4901, 'a node that does not answer', [], cutOff),
])

protocol('eth_call', [fails(3, 'what the node says', [{ to: STRANGER }, 'latest'])])

test('errors of the node keep their data', async () => {
  await expect(harness().request('eth_call', {}, 'latest')).rejects.toMatchObject({
    code: 3,
    message: 'execution reverted',
    data: '0x',
  })
})

test('reads go to the node of the current chain', async () => {
  const wallet = harness()
  await wallet.request('eth_blockNumber')
  await wallet.configure({ chains: 'both', answer: 'approve' })
  await wallet.request('wallet_switchEthereumChain', { chainId: '0x7a6a' })
  await wallet.request('eth_getBalance', FIRST, 'latest').catch(() => {})
  expect(wallet.node.calls).toEqual([
    { url: '/api/rpc/31337', method: 'eth_blockNumber', params: [] },
    { url: '/api/rpc/31338', method: 'eth_getBalance', params: [FIRST, 'latest'] },
  ])
})

test.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData_v3',
  'eth_subscribe',
  'hardhat_setBalance',
  'evm_mine',
  'debug_traceCall',
  'eth_nothing',
  '',
  'constructor',
  '__proto__',
])('4200 for %s', async (method) => {
  const wallet = harness()
  await approving(wallet)
  expect(await outcome(wallet.request(method))).toEqual({ code: 4200 })
  expect(wallet.node.calls).toEqual([])
})

const SETTINGS = {
  answer: 'ask',
  delay: 0,
  hold: false,
  addWithoutSwitching: false,
  locked: false,
  chains: [],
  chain: 31337,
  account: 0,
}

protocol('demo_configure', [
  gives(SETTINGS, 'the settings', [{}]),
  gives(
    { ...SETTINGS, answer: 'reject', delay: 5, locked: true, account: 2, chains: [31338] },
    'what was set',
    [{ answer: 'reject', delay: 5, locked: true, account: 2, chains: 'both' }],
  ),
  fails(-32602, 'a setting nobody knows', [{ anser: 'approve' }]),
  fails(-32602, 'an answer nobody knows', [{ answer: 'maybe' }]),
  fails(-32602, 'an account that does not exist', [{ account: 5 }]),
  fails(-32602, 'a delay into the past', [{ delay: -1 }]),
  fails(-32602, 'nothing'),
])

protocol('demo_reset', [gives(null, 'done', [], connected)])

test('demo_configure selects an account and shares it with the page', async () => {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ account: 1 })
  expect(await wallet.request('eth_accounts')).toEqual([SECOND, FIRST])
  expect(wallet.events).toEqual([['accountsChanged', [SECOND, FIRST]]])
})

test('demo_configure shares nothing with a page that is not connected', async () => {
  const wallet = harness()
  await wallet.configure({ account: 1 })
  expect(wallet.store.get('permissions')).toEqual({})
})

test('demo_reset rejects what is pending and forgets everything', async () => {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ chains: 'both', hold: true })
  const held = wallet.request('personal_sign', '0x00', FIRST)
  await wallet.request('demo_reset')
  expect(await outcome(held)).toEqual({ code: 4001 })
  expect(wallet.store.get('permissions')).not.toHaveProperty(ORIGIN)
  expect(wallet.store.get('behaviour').hold).toBe(false)
  expect(wallet.person.isOpen()).toBe(false)
})
