import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbi, toEventSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { topics } from '../../store/topics.ts'
import { type ChainEvent, decodeEvent } from './decodeEvent.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const H: Hex = `0x${'12'.repeat(32)}`

it('knows every event by the hash of its signature', () => {
  const signatures = {
    proxyCreation: 'ProxyCreation(address,address)',
    proxyCreationLegacy: 'ProxyCreation(address)',
    safeSetup: 'SafeSetup(address,address[],uint256,address,address)',
    addedOwner: 'AddedOwner(address)',
    removedOwner: 'RemovedOwner(address)',
    changedThreshold: 'ChangedThreshold(uint256)',
    executionSuccess: 'ExecutionSuccess(bytes32,uint256)',
    executionFailure: 'ExecutionFailure(bytes32,uint256)',
    executionFromModuleSuccess: 'ExecutionFromModuleSuccess(address)',
    executionFromModuleFailure: 'ExecutionFromModuleFailure(address)',
    safeMultiSigTransaction:
      'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
    safeModuleTransaction: 'SafeModuleTransaction(address,address,uint256,bytes,uint8)',
    safeReceived: 'SafeReceived(address,uint256)',
    approveHash: 'ApproveHash(bytes32,address)',
    signMsg: 'SignMsg(bytes32)',
    transfer: 'Transfer(address,address,uint256)',
  }
  const hashes = Object.fromEntries(
    Object.entries(signatures).map(([name, signature]) => [name, toEventSelector(signature)]),
  )
  expect(topics).toEqual(hashes)
})

/** A log of this event, as the contract that declares it so writes it. */
function logOf(declaration: string, args: readonly unknown[]) {
  const declarations: readonly string[] = [declaration]
  const [item] = parseAbi(declarations)
  if (item?.type !== 'event') throw new Error('This is no event.')
  const inputs = item.inputs.map((input, index) => ({ ...input, value: args[index] }))
  const named = inputs.map(({ value, indexed }) => (indexed ? value : null))
  const hidden = inputs.filter(({ indexed }) => !indexed)
  return {
    topics: encodeEventTopics({
      abi: [item],
      args: named.filter((value) => value !== null),
    }).filter((topic): topic is Hex => typeof topic === 'string'),
    data: encodeAbiParameters(
      hidden,
      hidden.map(({ value }) => value),
    ),
  }
}

const INFO = encodeAbiParameters(
  [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
  [7n, A, 2n],
)
const MULTISIG =
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)'
const SET_UP =
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)'

const said: [declaration: string, args: readonly unknown[], event: ChainEvent][] = [
  [
    'event ProxyCreation(address proxy, address singleton)',
    [A, B],
    { type: 'proxyCreated', proxy: A },
  ],
  [
    'event ProxyCreation(address indexed proxy, address singleton)',
    [A, B],
    { type: 'proxyCreated', proxy: A },
  ],
  ['event ProxyCreation(address proxy)', [A], { type: 'proxyCreated', proxy: A }],
  [SET_UP, [A, [A, B], 2n, A, B], { type: 'setUp', owners: [A, B], threshold: 2, delegate: A }],
  ['event AddedOwner(address owner)', [A], { type: 'ownerAdded', owner: A }],
  ['event AddedOwner(address indexed owner)', [A], { type: 'ownerAdded', owner: A }],
  ['event RemovedOwner(address owner)', [A], { type: 'ownerRemoved', owner: A }],
  ['event RemovedOwner(address indexed owner)', [A], { type: 'ownerRemoved', owner: A }],
  ['event ChangedThreshold(uint256 threshold)', [3n], { type: 'thresholdChanged', threshold: 3 }],
  [
    'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
    [H, 5n],
    { type: 'executed', safeTxHash: H, payment: 5n, success: true },
  ],
  [
    'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
    [H, 5n],
    { type: 'executed', safeTxHash: H, payment: 5n, success: false },
  ],
  [
    'event ExecutionFromModuleSuccess(address indexed module)',
    [A],
    { type: 'moduleExecuted', module: A, success: true },
  ],
  [
    'event ExecutionFromModuleFailure(address indexed module)',
    [A],
    { type: 'moduleExecuted', module: A, success: false },
  ],
  [
    'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
    [A, B, 1n, '0x1234', 1],
    { type: 'moduleDetails', module: A, to: B, value: 1n, data: '0x1234', operation: 1 },
  ],
  [
    MULTISIG,
    [A, 1n, '0x12', 0, 2n, 3n, 4n, A, B, '0x34', INFO],
    {
      type: 'multisigDetails',
      to: A,
      value: 1n,
      data: '0x12',
      operation: 0,
      safeTxGas: 2n,
      baseGas: 3n,
      gasPrice: 4n,
      gasToken: A,
      refundReceiver: B,
      signatures: '0x34',
      nonce: 7,
      threshold: 2,
    },
  ],
  [
    'event SafeReceived(address indexed sender, uint256 value)',
    [A, 9n],
    { type: 'received', from: A, value: 9n },
  ],
  [
    'event ApproveHash(bytes32 indexed approvedHash, address indexed owner)',
    [H, A],
    { type: 'hashApproved', hash: H, owner: A },
  ],
  ['event SignMsg(bytes32 indexed msgHash)', [H], { type: 'messageSigned', hash: H }],
  [
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    [A, B, 4n],
    { type: 'moved', kind: 'erc20', from: A, to: B, value: 4n },
  ],
  [
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
    [A, B, 4n],
    { type: 'moved', kind: 'erc721', from: A, to: B, value: 4n },
  ],
]

it.each(said)('reads %s', (declaration, args, event) => {
  expect(decodeEvent(logOf(declaration, args))).toEqual(event)
})

describe('what anybody can write into a block', () => {
  it.each(said)(
    'cut off anywhere, %s is read or left out, and nothing breaks',
    (declaration, args) => {
      const log = logOf(declaration, args)
      for (let length = 2; length < log.data.length; length += 2) {
        decodeEvent({ ...log, data: log.data.slice(0, length) as Hex }) // still 0x…
      }
      for (let count = 0; count < log.topics.length; count++) {
        decodeEvent({ ...log, topics: log.topics.slice(0, count) })
      }
    },
  )

  it.each<[why: string, declaration: string, args: readonly unknown[]]>([
    ['a threshold that no column holds', 'event ChangedThreshold(uint256 threshold)', [2n ** 31n]],
    ['a set-up with such a threshold', SET_UP, [A, [A], 2n ** 200n, A, B]],
    [
      'an operation that does not exist',
      MULTISIG,
      [A, 1n, '0x12', 2, 2n, 3n, 4n, A, B, '0x34', INFO],
    ],
    [
      'a nonce without end',
      MULTISIG,
      [A, 1n, '0x12', 0, 2n, 3n, 4n, A, B, '0x34', `0x${'ff'.repeat(96)}`],
    ],
    [
      'tokens without topics',
      'event Transfer(address from, address to, uint256 value)',
      [A, B, 1n],
    ],
    ['an event that nobody knows', 'event Hello(uint256 world)', [1n]],
  ])('%s is left out', (_why, declaration, args) => {
    expect(decodeEvent(logOf(declaration, args))).toBeUndefined()
  })

  it('an address with more in its word than an address is left out', () => {
    const log = logOf('event AddedOwner(address owner)', [A])
    expect(decodeEvent({ ...log, data: `0x01${log.data.slice(4)}` as Hex })).toBeUndefined() // as long
  })
})
