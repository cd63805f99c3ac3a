import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCOUNTS } from './accounts.ts'
import { RpcError } from './errors.ts'
import { ADD_TWO, harness } from './testing/harness.ts'

const METHODS = [
  'eth_accounts',
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_watchAsset',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_getCapabilities',
  'eth_getBalance',
  'demo_configure',
]

/** Values that come close to being right. */
const nearby = fc.oneof(
  fc.constantFrom<unknown>(
    ...ACCOUNTS,
    '0x',
    '0x0',
    '0x7a69',
    '0x7a6a',
    '2.0.0',
    'ERC20',
    'EIP712Domain',
    'uint256',
    'Mail[]',
    31337,
    true,
    null,
  ),
  fc.string(),
  fc.integer(),
)

const KEYS = [
  'from',
  'to',
  'value',
  'data',
  'gas',
  'nonce',
  'chainId',
  'chainName',
  'rpcUrls',
  'nativeCurrency',
  'types',
  'primaryType',
  'domain',
  'message',
  'EIP712Domain',
  'Mail',
  'name',
  'type',
  'options',
  'address',
  'symbol',
  'decimals',
  'version',
  'calls',
  'atomicRequired',
  'capabilities',
  'eth_accounts',
  '__proto__',
  'constructor',
  'toString',
] as const // prettier to read side by side

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    nearby,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('tree'), { maxKeys: 6 }),
  ),
}))

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true })

const params = fc.oneof(
  anything,
  fc.array(tree, { maxLength: 3 }),
  fc.tuple(fc.constant(ACCOUNTS[0]), tree),
  fc.tuple(fc.dictionary(fc.constantFrom(...KEYS), tree).map((part) => ({ ...ADD_TWO, ...part }))),
  fc.tuple(
    fc
      .dictionary(fc.constantFrom(...KEYS), tree)
      .map((part) => ({ from: ACCOUNTS[0], to: ACCOUNTS[1], ...part })),
  ),
)

/** Resolves, or rejects with an RPC error: nothing else may come out. */
async function check(request: unknown, answer: string) {
  const wallet = harness()
  await wallet.connected()
  await wallet.configure({ answer })
  try {
    await wallet.provider.request(request as never) // the types are what is tried here
  } catch (error) {
    expect(error).toBeInstanceOf(RpcError)
    const { code, message } = error as RpcError // checked in the line above
    expect(Number.isInteger(code)).toBe(true)
    expect(message).not.toBe('')
    // An internal error is a bug in the wallet, whatever was asked of it.
    expect(code).not.toBe(-32603)
  }
}

test('no parameters make anything but an RPC error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...METHODS),
      params,
      fc.constantFrom('approve', 'reject'),
      (method, given, answer) => check({ method, params: given }, answer),
    ),
    { numRuns: 1_000 },
  )
})

test('no request makes anything but an RPC error', async () => {
  await fc.assert(fc.asyncProperty(anything, (request) => check(request, 'approve')))
})
