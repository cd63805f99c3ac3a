import { expect, test } from 'vitest'
import { ADD_TWO, harness, TWO } from '../testing/harness.ts'
import {
  approving,
  configured,
  cutOff,
  fails,
  gives,
  holding,
  outcome,
  protocol,
  rejecting,
} from '../testing/protocol.ts'

const TO_TWO = { chainId: '0x7a6a' }
const add = (change: object) => [{ ...ADD_TWO, ...change }]
const currency = (change: object) =>
  add({ nativeCurrency: { ...ADD_TWO.nativeCurrency, ...change } })

protocol('eth_chainId', [
  gives('0x7a69', 'the first chain at first'),
  gives('0x7a69', 'the first chain when the current one is forgotten', [], async (wallet) => {
    await wallet.configure({ chains: 'both', answer: 'approve' })
    await wallet.request('wallet_switchEthereumChain', TO_TWO)
    await wallet.configure({ chains: 'one' })
  }),
])

protocol('net_version', [gives('31337', 'the same in decimal')])

protocol('wallet_switchEthereumChain', [
  gives(null, 'approved', [TO_TWO], configured({ chains: 'both', answer: 'approve' })),
  gives(null, 'no question on the same chain', [{ chainId: '0x7a69' }], rejecting),
  fails(4001, 'a rejection', [TO_TWO], configured({ chains: 'both', answer: 'reject' })),
  fails(4902, 'a chain it does not know', [TO_TWO]),
  fails(-32002, 'a second one', [TO_TWO], async (wallet) => {
    await wallet.configure({ chains: 'both' })
    await wallet.ask('wallet_switchEthereumChain', TO_TWO)
  }),
  ...['31338', '0x', '0x0', '0x07a6a', 31338, null, '0xfffffffffffffffff'].map((chainId) =>
    fails(-32602, `the chain id ${chainId}`, [{ chainId }]),
  ),
  fails(-32602, 'no parameters'),
])

protocol('wallet_addEthereumChain', [
  gives(null, 'approved', [ADD_TWO], approving),
  fails(4001, 'a rejection', [ADD_TWO], rejecting),
  fails(-32002, 'a second one', [ADD_TWO], holding('wallet_switchEthereumChain', TO_TWO)),
  fails(4901, 'a node that does not answer', [ADD_TWO], cutOff),
  fails(-32602, 'a node of another chain', add({ chainId: '0x5' }), approving),
  fails(-32602, 'no node', add({ rpcUrls: [] })),
  fails(-32602, 'a node in the clear', add({ rpcUrls: ['http://node.example'] })),
  fails(-32602, 'half an address', add({ rpcUrls: ['/api/rpc/31338'] })),
  fails(-32602, 'an address that is a script', add({ rpcUrls: ['javascript:alert(1)'] })),
  fails(-32602, 'no name', add({ chainName: ' ' })),
  fails(-32602, 'no currency', add({ nativeCurrency: null })),
  fails(-32602, 'odd decimals', currency({ decimals: 1.5 })),
  fails(-32602, 'no symbol', currency({ symbol: '' })),
  fails(-32602, 'an explorer that is no address', add({ blockExplorerUrls: ['explorer'] })),
  fails(-32602, 'no parameters'),
])

test('adding asks twice: to add, then to switch', async () => {
  const wallet = harness()
  const { result, shown } = await wallet.ask('wallet_addEthereumChain', ADD_TWO)
  expect(shown).toMatchObject({ kind: 'addChain', chain: { id: 31338, name: 'Demo Two' } })
  wallet.person.answer(true)
  await wallet.clock.advance(0)
  expect(wallet.person.shown()).toMatchObject({
    kind: 'switchChain',
    from: { id: 31337 },
    to: { id: 31338 },
  })
  wallet.person.answer(true)
  expect(await result).toBeNull()
  expect(await wallet.request('eth_chainId')).toBe('0x7a6a')
})

test('who adds and will not switch has added all the same', async () => {
  const wallet = harness()
  const { result } = await wallet.ask('wallet_addEthereumChain', ADD_TWO)
  wallet.person.answer(true)
  await wallet.clock.advance(0)
  wallet.person.answer(false)
  expect(await result).toBeNull()
  expect(await wallet.request('eth_chainId')).toBe('0x7a69')
  expect(wallet.store.get('chains')).toHaveLength(1)
})

test('adding a chain it knows only asks to switch, and that can be refused', async () => {
  const wallet = harness()
  await wallet.configure({ chains: 'both' })
  const { result, shown } = await wallet.ask('wallet_addEthereumChain', ADD_TWO)
  expect(shown).toMatchObject({ kind: 'switchChain' })
  wallet.person.answer(false)
  expect(await outcome(result)).toEqual({ code: 4001 })
})

test('it can add without switching', async () => {
  const wallet = harness()
  await wallet.configure({ addWithoutSwitching: true, answer: 'approve' })
  expect(await wallet.request('wallet_addEthereumChain', ADD_TWO)).toBeNull()
  expect(await wallet.request('eth_chainId')).toBe('0x7a69')
  expect(await wallet.request('wallet_switchEthereumChain', TO_TWO)).toBeNull()
  expect(await wallet.request('eth_chainId')).toBe('0x7a6a')
})

test('an added chain is read from the node the page named', async () => {
  const wallet = harness()
  await wallet.configure({ answer: 'approve' })
  const rpcUrls = ['ftp://node.example', 'https://node.example/two']
  await wallet.request('wallet_addEthereumChain', { ...ADD_TWO, rpcUrls })
  await wallet.request('eth_blockNumber')
  expect(wallet.node.calls.at(-1)).toMatchObject({ url: 'https://node.example/two' })
})

test('nothing is added before a person agrees', async () => {
  const wallet = harness()
  await wallet.ask('wallet_addEthereumChain', ADD_TWO)
  expect(wallet.store.get('chains')).toEqual([])
})

test('knows the chains of the demo when told to', async () => {
  const wallet = harness()
  await wallet.configure({ chains: 'both' })
  expect(wallet.store.get('chains')).toEqual([TWO])
})

test('a page without https may name its own server, and no other', async () => {
  const origin = 'http://192.168.1.5:4100'
  const wallet = harness({ origin })
  await wallet.configure({ answer: 'approve' })
  const add = (url: string) =>
    outcome(wallet.request('wallet_addEthereumChain', { ...ADD_TWO, rpcUrls: [url] }))
  expect(await add('http://192.168.1.6:4100/two')).toEqual({ code: -32602 })
  expect(await add(`${origin}/two`)).toEqual({ result: null })
})

test('a chain that was forgotten while current is not current when it comes back', async () => {
  const wallet = harness()
  await wallet.configure({ chains: 'both', answer: 'approve', addWithoutSwitching: true })
  await wallet.request('wallet_switchEthereumChain', TO_TWO)
  // As the settings view forgets.
  wallet.store.set({ chains: [] })
  await wallet.request('wallet_addEthereumChain', ADD_TWO)
  expect(await wallet.request('eth_chainId')).toBe('0x7a69')
  await wallet.request('wallet_switchEthereumChain', TO_TWO)
  wallet.store.set({ chains: [] })
  await wallet.configure({ chains: 'both' })
  expect(await wallet.request('eth_chainId')).toBe('0x7a69')
})
