import { expect, test } from 'vitest'
import { RpcError } from '../errors.ts'
import { type Harness, harness } from '../testing/harness.ts'
import {
  approving,
  connected,
  FIRST,
  fails,
  gives,
  outcome,
  protocol,
  rejecting,
  SECOND,
  STRANGER,
} from '../testing/protocol.ts'

const CALL = { to: STRANGER, value: '0x1' }
const BUNDLE = { version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls: [CALL] }
const bundle = (change: object) => [{ ...BUNDLE, ...change }]
const UNSUPPORTED = { atomic: { status: 'unsupported' } }

const sentBefore = async (wallet: Harness) => {
  await approving(wallet)
  await wallet.request('wallet_sendCalls', { ...BUNDLE, id: 'mine' })
}

protocol('wallet_sendCalls', [
  gives({ id: 'id-1' }, 'approved', [BUNDLE], approving),
  gives({ id: 'mine' }, 'with the page’s own id', bundle({ id: 'mine' }), approving),
  gives(
    { id: 'id-1' },
    'with a capability it may lack',
    bundle({ capabilities: { paymasterService: { optional: true } } }),
    approving,
  ),
  fails(4001, 'a rejection', [BUNDLE], rejecting),
  fails(4100, 'a page that is not connected', [BUNDLE]),
  fails(4100, 'an account not shared', bundle({ from: SECOND }), approving),
  fails(5700, 'a capability it lacks', bundle({ capabilities: { fly: {} } }), approving),
  fails(
    5700,
    'a capability one call needs',
    bundle({ calls: [{ ...CALL, capabilities: { fly: { optional: false } } }] }),
    approving,
  ),
  fails(5710, 'a chain it does not know', bundle({ chainId: '0x7a6a' }), approving),
  fails(5720, 'an id in use', bundle({ id: 'mine' }), sentBefore),
  fails(5740, 'too many', bundle({ calls: Array(21).fill(CALL) }), approving),
  fails(5760, 'all or nothing', bundle({ atomicRequired: true }), approving),
  fails(-32602, 'no calls', bundle({ calls: [] }), approving),
  fails(-32602, 'an old version', bundle({ version: '1.0' }), approving),
  fails(-32602, 'a call to nowhere', bundle({ calls: [{}] }), approving),
])

protocol('wallet_getCallsStatus', [
  fails(5730, 'an id nobody gave', ['nothing']),
  fails(-32602, 'no id'),
])

protocol('wallet_showCallsStatus', [
  gives(null, 'shown', ['mine'], sentBefore),
  fails(5730, 'an id nobody gave', ['nothing']),
  fails(-32602, 'no id'),
])

protocol('wallet_getCapabilities', [
  gives({ '0x7a69': UNSUPPORTED }, 'nothing, and says so', [FIRST], connected),
  gives(
    { '0x7a6a': UNSUPPORTED },
    'only chains it knows',
    [FIRST, ['0x7a6a', '0x1']],
    async (w) => {
      await w.connected()
      await w.configure({ chains: 'both' })
    },
  ),
  fails(4100, 'an account not shared', [SECOND], connected),
  fails(-32602, 'no account'),
])

async function send(calls: object[], prepare: (wallet: Harness) => void = () => {}) {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ answer: 'approve' })
  prepare(wallet)
  await wallet.request('wallet_sendCalls', { ...BUNDLE, id: 'mine', calls })
  return wallet
}
const status = (wallet: Harness) => wallet.request('wallet_getCallsStatus', 'mine')

test('200: every call is a transaction of its own, in order', async () => {
  const wallet = await send([CALL, CALL, CALL])
  await wallet.clock.advance(2_000)
  expect(wallet.node.sent).toHaveLength(3)
  expect(await status(wallet)).toMatchObject({
    version: '2.0.0',
    id: 'mine',
    chainId: '0x7a69',
    status: 200,
    atomic: false,
    receipts: [{ status: '0x1' }, { status: '0x1' }, { status: '0x1' }],
  })
})

test('100: a call is sent only after the one before was mined', async () => {
  const wallet = await send([CALL, CALL], ({ node }) => {
    node.on('eth_getTransactionReceipt', () => null)
  })
  await wallet.clock.advance(2_000)
  expect(wallet.node.sent).toHaveLength(1)
  expect(await status(wallet)).toMatchObject({ status: 100, receipts: [] })
})

/** The call at this position is mined, but reverts. */
const failing =
  (position: number) =>
  ({ node, store }: Harness) => {
    node.on('eth_getTransactionReceipt', ([transactionHash]) => {
      const hashes: unknown[] = store.get('batches')[0]?.hashes ?? []
      return {
        status: hashes.indexOf(transactionHash) === position ? '0x0' : '0x1',
        logs: [],
        blockHash: `0x${'11'.repeat(32)}`,
        blockNumber: '0x10',
        gasUsed: '0x5208',
        transactionHash,
      }
    })
  }

test('600: a call that fails ends the bundle, and what was done stays done', async () => {
  const wallet = await send([CALL, CALL, CALL], failing(1))
  await wallet.clock.advance(2_000)
  expect(wallet.node.sent).toHaveLength(2)
  expect(await status(wallet)).toMatchObject({
    status: 600,
    receipts: [{ status: '0x1' }, { status: '0x0' }],
  })
})

test('500: nothing was done', async () => {
  const wallet = await send([CALL, CALL], failing(0))
  await wallet.clock.advance(2_000)
  expect(await status(wallet)).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
})

test('400: nothing was even sent', async () => {
  const wallet = await send([CALL], ({ node }) => {
    node.on('eth_estimateGas', () => {
      throw new RpcError(3, 'execution reverted')
    })
  })
  await wallet.clock.advance(2_000)
  expect(wallet.node.sent).toHaveLength(0)
  expect(await status(wallet)).toMatchObject({ status: 400, receipts: [] })
})

test('a bundle whose page went away while sending is not pending for ever', async () => {
  const wallet = harness()
  wallet.store.set({
    batches: [
      {
        id: 'mine',
        origin: 'http://localhost:4100',
        chainId: 31337,
        total: 2,
        hashes: [`0x${'ab'.repeat(32)}`],
        progress: 'sending',
        updatedAt: wallet.clock.now(),
      },
    ],
  })
  expect(await status(wallet)).toMatchObject({ status: 100 })
  await wallet.clock.advance(120_000)
  expect(await status(wallet)).toMatchObject({ status: 600 })
})

test('bundles of another page are not shown', async () => {
  const here = await send([CALL])
  const elsewhere = harness({ storage: here.storage, origin: 'https://elsewhere.example' })
  expect(await outcome(status(elsewhere))).toEqual({ code: 5730 })
})

test('shows its window only where there is a person to look at it', async () => {
  const wallet = await send([CALL])
  await wallet.clock.advance(2_000)
  await wallet.request('wallet_showCallsStatus', 'mine')
  expect(wallet.person.isOpen()).toBe(false)
  await wallet.configure({ answer: 'ask' })
  const { shown } = await wallet.ask('wallet_showCallsStatus', 'mine')
  expect(shown ?? wallet.person.shown()).toMatchObject({ kind: 'showCalls', batch: { id: 'mine' } })
})
