import { startWorld, type World, worldAccounts, worldContracts } from '@countersign/demo/world'
import type { TransactionDetails } from '@countersign/gateway'
import {
  buildAddressInfo,
  buildMultisigExecution,
  buildTransactionDetails,
} from '@countersign/gateway/testing'
import {
  hashSafeTransaction,
  packBatch,
  packSignatures,
  parseSignature,
  type SafeSignature,
  type SafeTransaction,
  serializeSignature,
} from '@countersign/safe'
import { proveTransaction } from '@countersign/web/proof'
import {
  type Address,
  type Client,
  createClient,
  custom,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  zeroAddress,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { readContract, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deploySafe, type PlannedSafe, planSafe } from '../support/safe.ts'

const ada = privateKeyToAccount(worldAccounts[0].privateKey)
const ben = privateKeyToAccount(worldAccounts[1].privateKey)
const chioma = privateKeyToAccount(worldAccounts[2].privateKey)
/** Pays for everything, and owns nothing. */
const eve = privateKeyToAccount(worldAccounts[6].privateKey)
const contracts = worldContracts[31337].safe['1.4.1']
const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) returns (bool)',
  'function approveHash(bytes32 hash)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function getOwners() view returns (address[])',
  'function multiSend(bytes transactions)',
])

let world: World
let client: Client
beforeAll(async () => {
  world = await startWorld()
  client = createClient({ transport: http(world.chains[0].url), pollingInterval: 50 })
})
afterAll(() => world?.stop())

let salt = 9_000n

async function createSafe(
  owners: readonly PrivateKeyAccount[],
  plan: Parameters<typeof planSafe>[3] = {},
): Promise<PlannedSafe> {
  const planned = await planSafe(client, owners, ++salt, plan)
  await deploySafe(client, eve, planned)
  return planned
}

async function send(account: PrivateKeyAccount, to: Address, data: Hex): Promise<Hex> {
  const hash = await sendTransaction(client, { account, chain: null, to, data, gas: 2_000_000n })
  const { status } = await waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
  if (status !== 'success') throw new Error('It failed.')
  return hash
}

const transactionOf = (changes: Partial<SafeTransaction> = {}): SafeTransaction => ({
  to: eve.address,
  value: 0n,
  data: '0x',
  operation: 0,
  ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, nonce: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
  ...changes,
})
const hashOf = (safe: Address, transaction: SafeTransaction) =>
  hashSafeTransaction({ chainId: 31337, address: safe, version: '1.4.1' }, transaction).safeTxHash
const signature = async (owner: PrivateKeyAccount, hash: Hex): Promise<SafeSignature> =>
  parseSignature(await owner.sign({ hash }))
const approval = (owner: PrivateKeyAccount): SafeSignature => ({
  kind: 'approvedHash',
  owner: owner.address,
})
type Unit = [PrivateKeyAccount, SafeSignature]
const execution = (transaction: SafeTransaction, units: readonly Unit[]): Hex => {
  const { to, value, data, operation } = transaction
  const signatures = packSignatures(
    units.map(([{ address }, unit]) => ({ signer: address, signature: unit })),
  )
  const nothing = [0n, 0n, 0n, zeroAddress, zeroAddress] as const
  return encodeFunctionData({
    abi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, ...nothing, signatures],
  })
}
/** What a gateway says of it: the truth, unless these are not those who signed. */
const detailsOf = (
  safe: Address,
  transaction: SafeTransaction,
  txHash: Hex,
  units: readonly Unit[],
): TransactionDetails => {
  const { txData } = buildTransactionDetails()
  const { to, data, operation } = transaction
  return buildTransactionDetails({
    safeAddress: safe,
    txStatus: 'SUCCESS',
    txHash,
    txData: txData && {
      ...txData,
      to: buildAddressInfo(to),
      value: '0',
      hexData: data,
      operation,
      dataDecoded: null,
    },
    detailedExecutionInfo: buildMultisigExecution({
      safeTxHash: hashOf(safe, transaction),
      nonce: Number(transaction.nonce),
      ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zeroAddress },
      refundReceiver: buildAddressInfo(zeroAddress),
      confirmations: units.map(([{ address }, unit]) => ({
        signer: buildAddressInfo(address),
        signature: serializeSignature(unit),
        submittedAt: 0,
      })),
    }),
  })
}
const judge = async (details: TransactionDetails, node = client) => {
  const address = details.safeAddress ?? zeroAddress
  const owners = await readContract(client, { address, abi, functionName: 'getOwners' })
  const { proof } = await proveTransaction(node, {
    details,
    account: { address, chainId: 31337 },
    safe: { owners, version: '1.4.1' },
  })
  return [
    proof.verdict,
    ...proof.rows.filter(({ subject }) => /^(exec|conf)/.test(subject)).map((row) => row.reason),
  ]
}
const batch = (...calls: { to: Address; data: Hex }[]): Hex => {
  const packed = packBatch(calls.map((each) => ({ ...each, value: 0n, operation: 0 })))
  return encodeFunctionData({ abi, functionName: 'multiSend', args: [packed] })
}
const silent = { singleton: contracts.singleton }

it('R-GW-1 people who never were owners, and owners who never signed, are found out', async () => {
  const { address } = await createSafe([ada, ben, chioma], { ...silent, threshold: 1 })
  const transaction = transactionOf()
  const hash = hashOf(address, transaction)
  const units: Unit[] = [[ada, await signature(ada, hash)]]
  const txHash = await send(eve, address, execution(transaction, units))
  expect(await judge(detailsOf(address, transaction, txHash, units))).toEqual([
    'proven',
    'executed',
    'signedByOwner',
  ])
  const lies: Unit[] = [
    [eve, await signature(eve, hash)],
    [ben, approval(ben)],
    [chioma, { kind: 'contract', owner: chioma.address, data: '0x' }],
    [ben, await signature(eve, hash)],
  ]
  expect(await judge(detailsOf(address, transaction, txHash, lies))).toEqual([
    'mismatch',
    'executed',
    'notOwner',
    'deniedByChain',
    'deniedByChain',
    'signedByOther',
  ])
})

it('R-GW-1 another transaction of the Safe is no record of this one', async () => {
  const { address } = await createSafe([ada], silent)
  const transaction = transactionOf()
  const units: Unit[] = [[ada, await signature(ada, hashOf(address, transaction))]]
  const txHash = await send(eve, address, execution(transaction, units))
  const other = transactionOf({ nonce: 1n })
  const signed: Unit[] = [[ada, await signature(ada, hashOf(address, other))]]
  expect(await judge(detailsOf(address, other, txHash, signed))).toEqual([
    'mismatch',
    'notExecuted',
    'noExecutedSignatures',
  ])
})

it.each([
  ['which tells nothing', silent],
  ['which tells of it', {}],
])('R-GW-1 a batch of somebody else may execute a Safe %s', async (_, plan) => {
  const { address } = await createSafe([ada, ben], plan)
  const transaction = transactionOf({ data: '0x6a761202' })
  const hash = hashOf(address, transaction)
  const units: Unit[] = [
    [ada, await signature(ada, hash)],
    [ben, await signature(ben, hash)],
  ]
  const data = batch(
    { to: chioma.address, data: '0x1234' },
    { to: address, data: execution(transaction, units) },
  )
  const txHash = await send(eve, contracts.multiSendCallOnly, data)
  expect(await judge(detailsOf(address, transaction, txHash, units))).toEqual([
    'proven',
    'executed',
    'signedByOwner',
    'signedByOwner',
  ])
})

it('R-GW-1 a Safe may be made and execute in one transaction', async () => {
  const planned = await planSafe(client, [ada], ++salt, silent)
  const transaction = transactionOf()
  const units: Unit[] = [[ada, await signature(ada, hashOf(planned.address, transaction))]]
  const data = batch(
    { to: planned.factory, data: planned.factoryData },
    { to: planned.address, data: execution(transaction, units) },
  )
  const txHash = await send(eve, contracts.multiSendCallOnly, data)
  expect(await judge(detailsOf(planned.address, transaction, txHash, units))).toEqual([
    'proven',
    'executed',
    'signedByOwner',
  ])
})

it('R-GW-1 an owner may approve on the chain, or by executing', async () => {
  const { address } = await createSafe([ada, ben, chioma], silent)
  const transaction = transactionOf()
  const hash = hashOf(address, transaction)
  await send(ada, address, encodeFunctionData({ abi, functionName: 'approveHash', args: [hash] }))
  const units: Unit[] = [
    [ada, approval(ada)],
    [ben, approval(ben)],
    [chioma, await signature(chioma, hash)],
  ]
  const txHash = await send(ben, address, execution(transaction, units))
  expect(await judge(detailsOf(address, transaction, txHash, units))).toEqual([
    'proven',
    'executed',
    'vouchedByChain',
    'vouchedByChain',
    'signedByOwner',
  ])
})

it('R-GW-1 who was an owner then is judged by then, also if this very transaction ends it', async () => {
  const { address } = await createSafe([ada, ben], { ...silent, threshold: 1 })
  const args = [ada.address, ben.address, 1n] as const
  const removal = encodeFunctionData({ abi, functionName: 'removeOwner', args })
  const transaction = transactionOf({ to: address, data: removal })
  const units: Unit[] = [[ben, await signature(ben, hashOf(address, transaction))]]
  const txHash = await send(eve, address, execution(transaction, units))
  const owners = await readContract(client, { address, abi, functionName: 'getOwners' })
  expect(owners).toEqual([ada.address])
  expect(await judge(detailsOf(address, transaction, txHash, units))).toEqual([
    'proven',
    'executed',
    'signedByOwner',
  ])
  // And who is no owner any more is none of what comes after.
  const later = transactionOf({ nonce: 1n })
  const hash = hashOf(address, later)
  const signed: Unit[] = [[ada, await signature(ada, hash)]]
  const next = await send(eve, address, execution(later, signed))
  const lie: Unit[] = [[ben, await signature(ben, hash)]]
  expect(await judge(detailsOf(address, later, next, lie))).toContain('notOwner')
})

it('R-GW-1 a node that has forgotten that time proves nobody', async () => {
  const { address } = await createSafe([ada], silent)
  const transaction = transactionOf()
  const units: Unit[] = [[ada, await signature(ada, hashOf(address, transaction))]]
  const txHash = await send(eve, address, execution(transaction, units))
  const forgetful = (code: number): Client =>
    createClient({
      transport: custom({
        async request({ method, params }) {
          if (method === 'eth_call' && params[1] !== 'latest') {
            throw Object.assign(new Error('missing trie node'), { code })
          }
          return world.chains[0].request(method, params)
        },
      }),
    })
  for (const code of [-32000, -32603, 3]) {
    expect(await judge(detailsOf(address, transaction, txHash, units), forgetful(code))).toEqual([
      'could not check',
      'executed',
      'ownersUnknown',
    ])
  }
})
