import { packBatch } from '@countersign/safe'
import { type Address, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem'

/** A little less than a body may be long. */
const BODY_BYTES = 127 * 1024
/** Half of it: bytes are two letters each. */
const DATA_BYTES = BODY_BYTES / 2 - 1_024

const ABI = parseAbi([
  'function multiSend(bytes transactions)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function simulateAndRevert(address targetContract, bytes calldataPayload)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
])

const account = (n: number): Address =>
  `0x${(BigInt(n + 1) * 0x9e3779b97f4a7c15f39cc0605cedc834n).toString(16).padStart(40, 'a').slice(-40)}`
const range = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index))

function multiSend(calls: readonly { to: Address; data: Hex; operation?: 0 | 1 }[]): Hex {
  const batch = packBatch(
    calls.map(({ operation = 0, ...call }) => ({ value: 0n, operation, ...call })),
  )
  return encodeFunctionData({ abi: ABI, functionName: 'multiSend', args: [batch] })
}

/** Batches in batches in batches, around one call. */
function nested(depth: number, inner: Hex): Hex {
  let data = inner
  for (let i = 0; i < depth; i++) data = multiSend([{ to: account(i), data, operation: 1 }])
  return data
}

function setup(owners: number): Hex {
  const list = range(owners, account)
  const args = [list, 1n, account(0), '0x', account(1), account(2), 0n, account(3)] as const
  return encodeFunctionData({ abi: ABI, functionName: 'setup', args })
}

function lists(length: number): Hex {
  const ids = range(length, BigInt)
  const args = [account(0), account(1), ids, ids, '0x'] as const
  return encodeFunctionData({ abi: ABI, functionName: 'safeBatchTransferFrom', args })
}

/** Calldata that takes long to understand. */
export const worstCalldata: Record<string, Hex> = {
  'as many calls as fit': multiSend(
    range(Math.floor(DATA_BYTES / 86), (i) => ({ to: account(i), data: '0x' })),
  ),
  'as many small calls that can be read': multiSend(
    range(Math.floor(DATA_BYTES / 154), (i) => ({
      to: account(i),
      data: `0xa9059cbb${encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account(i + 9_999), 1n]).slice(2)}`,
    })),
  ),
  'as many delegatecalls as fit': multiSend(
    range(Math.floor(DATA_BYTES / 86), (i) => ({ to: account(i), data: '0x', operation: 1 })),
  ),
  'as many batches as fit': multiSend(
    range(Math.floor(DATA_BYTES / 250), (i) => ({ to: account(i), data: multiSend([]) })),
  ),
  'batches in batches around owners': nested(40, setup(Math.floor(DATA_BYTES / 32) - 40 * 8)),
  'batches in batches around numbers': nested(12, lists(Math.floor(DATA_BYTES / 64) - 12 * 8)),
  'batches in batches around nothing': nested(300, '0x'),
  owners: setup(Math.floor(DATA_BYTES / 32) - 16),
  numbers: lists(Math.floor(DATA_BYTES / 64) - 16),
  'calls in calls': range(200, account).reduce<Hex>(
    (data, to) =>
      encodeFunctionData({ abi: ABI, functionName: 'simulateAndRevert', args: [to, data] }),
    '0x',
  ),
  zeros: `0x8d80ff0a${'00'.repeat(DATA_BYTES)}`,
}

type TypedData = {
  domain: object
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: unknown
}

/** Each stands on the next, and the last is a list that ends. */
function chainedTypes(count: number, fields: { name: string; type: string }[] = []) {
  return Object.fromEntries(
    range(count, (i) => [
      `T${i}`,
      [...fields, { name: 'n', type: i + 1 < count ? `T${i + 1}[]` : 'T0[]' }],
    ]),
  )
}

/** Typed data that takes long to hash, or to walk through. */
export const worstTypedData: Record<string, TypedData> = {
  'types in a chain, and many structs of the first': {
    domain: {},
    types: { ...chainedTypes(1_000), A: [{ name: 'x', type: 'T0[]' }] },
    primaryType: 'A',
    message: { x: range(900, () => ({ n: [] })) },
  },
  'as much as is let through': {
    domain: {},
    types: {
      ...chainedTypes(48, [{ name: 'x'.repeat(120), type: 'address[]' }]),
      A: [
        ...range(48, (i) => ({ name: `t${i}`, type: `T${i}[]` })),
        { name: 'y', type: 'address[]' },
      ],
    },
    primaryType: 'A',
    message: {
      ...Object.fromEntries(range(48, (i) => [`t${i}`, [{ ['x'.repeat(120)]: [], n: [] }]])),
      y: range(1_100, account),
    },
  },
  'fields named twice, many levels deep': {
    domain: {},
    types: Object.fromEntries(
      range(14, (i) => [
        `T${i}`,
        range(2, () => ({ name: 'a', type: i === 13 ? 'string' : `T${i + 1}` })),
      ]),
    ),
    primaryType: 'T0',
    message: range(13, String).reduce<object>((a) => ({ a }), { a: 'x' }),
  },
  'a text that contains itself': {
    domain: {},
    types: Object.fromEntries(
      range(20, (i) => [
        `T${i}`,
        range(2, () => ({ name: '0', type: i === 19 ? 'string' : `T${i + 1}` })),
      ]),
    ),
    primaryType: 'T0',
    message: { 0: 'x' },
  },
  'as many values as fit': {
    domain: {},
    types: { A: [{ name: 'x', type: 'uint8[]' }] },
    primaryType: 'A',
    message: { x: range(30_000, () => 1) },
  },
  'as many structs as fit': {
    domain: {},
    types: { A: [{ name: 'x', type: 'B[]' }], B: [] },
    primaryType: 'A',
    message: { x: range(20_000, () => ({})) },
  },
}

const SIGNATURE_BYTES = DATA_BYTES - 1_024
const unit = (owner: Address, second: bigint, v: string) =>
  `${owner.slice(2).padStart(64, '0')}${second.toString(16).padStart(64, '0')}${v}`

/** Signatures that take long to take apart. */
export const worstSignatures: Record<string, Hex> = {
  'as many plain ones as fit': `0x${range(Math.floor(SIGNATURE_BYTES / 65), (i) => unit(account(i), 1n, '1b')).join('')}`,
  'as many approved hashes as fit': `0x${range(Math.floor(SIGNATURE_BYTES / 65), (i) => unit(account(i), 0n, '01')).join('')}`,
  'as many contracts as fit': contracts(Math.floor(SIGNATURE_BYTES / 97)),
  zeros: `0x${'00'.repeat(SIGNATURE_BYTES)}`,
}

/** Each points to an empty text of its own. */
function contracts(count: number): Hex {
  const units = range(count, (i) => unit(account(i), BigInt(count * 65 + i * 32), '00'))
  return `0x${units.join('')}${'00'.repeat(count * 32)}`
}

const call = (params: unknown, method = 'eth_call') => ({ jsonrpc: '2.0', id: 1, method, params })
const word = (n: number) => `0x${n.toString(16).padStart(64, '0')}`

/** Bodies of calls to a node, as texts or to be written as JSON. */
export const worstCalls: Record<string, unknown> = {
  'nothing but brackets': '['.repeat(BODY_BYTES),
  'brackets that end': '['.repeat(BODY_BYTES / 2) + ']'.repeat(BODY_BYTES / 2),
  'parameters in parameters': `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${'['.repeat(BODY_BYTES / 2 - 64)}${']'.repeat(BODY_BYTES / 2 - 64)}}`,
  'as many names as fit': `{${range(9_000, (i) => `"${i}a":1`).join(',')}}`,
  'a long number': `[${'9'.repeat(BODY_BYTES)}]`,
  'long data': call([{ to: account(0), data: `0x${'00'.repeat(DATA_BYTES)}` }, 'latest']),
  'twenty times long data': range(20, () =>
    call([{ to: account(0), data: `0x${'00'.repeat(3_000)}` }, 'latest']),
  ),
  'as many access lists as fit': call([
    {
      to: account(0),
      accessList: range(64, (i) => ({ address: account(i), storageKeys: range(24, word) })),
    },
    'latest',
  ]),
  'as many fields as fit': call([Object.fromEntries(range(9_000, (i) => [`f${i}`, '0x1']))]),
  'as many slots as fit': call([
    { to: account(0) },
    'latest',
    { [account(0)]: { stateDiff: Object.fromEntries(range(900, (i) => [word(i), word(i)])) } },
  ]),
  'as many topics as fit': call(
    [{ address: range(1_500, account), topics: range(800, word) }],
    'eth_getLogs',
  ),
}

/** Sign-ins, which may be shorter. */
export const worstSignIns: Record<string, unknown> = {
  'as many lines as fit': { message: '\n'.repeat(7_000), signature: '0x' },
  'as many resources as fit': {
    message: `localhost wants you to sign in with your Ethereum account:\n${account(0)}\n\n\nURI: http://localhost\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z\nResources:${'\n- a:b'.repeat(2_000)}`,
    signature: '0x',
  },
  'a long name': {
    message: `${'a.'.repeat(7_000)} wants you to sign in with your Ethereum account:`,
    signature: '0x',
  },
  'a long address': {
    message: `localhost wants you to sign in with your Ethereum account:\n0x${'A'.repeat(15_000)}`,
    signature: '0x',
  },
  'a long signature': { message: 'x', signature: `0x${'ab'.repeat(7_900)}` },
}
