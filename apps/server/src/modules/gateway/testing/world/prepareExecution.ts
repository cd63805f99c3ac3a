import {
  type Address,
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  padHex,
  zeroAddress,
} from 'viem'
import { safeAbi } from '../chain/deployContracts.ts'
import type { TestChain } from '../chain/startTestChain.ts'
import type { WrittenCall, WrittenSafe } from './book.ts'

export type Prepared = WrittenCall & {
  safe: WrittenSafe
  safeTxHash: Hex
  nonce: number
  threshold: number
  /** The call of `execTransaction`. */
  calldata: Hex
}

export type PrepareOptions = {
  safeTxGas?: bigint
  /** Wei that the Safe pays back for every unit of gas. */
  gasPrice?: bigint
  /** Executions of this Safe that will come before, in the same transaction. */
  ahead?: number
  /** Owners who have approved the hash on the chain, and sign no more. */
  approvedBy?: readonly Address[]
}

const pick = (owners: readonly Address[]) =>
  owners.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))

/** A transaction that its owners have signed. The Safe itself says which hash it has. */
export async function prepareExecution(
  chain: TestChain,
  safe: WrittenSafe,
  call: WrittenCall,
  options: PrepareOptions = {},
): Promise<Prepared> {
  const { safeTxGas = 0n, gasPrice = 0n, ahead = 0, approvedBy = [] } = options
  const { to, value, data, operation } = call
  const nonce = safe.executions.length + ahead
  const fields = [
    to,
    value,
    data,
    operation,
    safeTxGas,
    0n,
    gasPrice,
    zeroAddress,
    zeroAddress,
  ] as const
  const safeTxHash = await askSafe(chain, safe.address, 'getTransactionHash', [
    ...fields,
    BigInt(nonce),
  ])
  const signers = [...approvedBy, ...safe.owners.filter((owner) => !approvedBy.includes(owner))]
  const signatures = await Promise.all(
    pick(signers.slice(0, safe.threshold)).map((owner) =>
      approvedBy.includes(owner) ? approved(owner) : sign(chain, owner, safeTxHash),
    ),
  )
  const calldata = encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [...fields, concat(signatures)],
  })
  return { ...call, safe, safeTxHash, nonce, threshold: safe.threshold, calldata }
}

async function sign(chain: TestChain, owner: Address, hash: Hex): Promise<Hex> {
  const account = chain.accounts.find(({ address }) => address === owner)
  if (!account) throw new Error(`Nobody has the key of ${owner}.`)
  return account.sign({ hash })
}

function approved(owner: Address): Hex {
  return concat([padHex(owner, { size: 32 }), padHex('0x', { size: 32 }), '0x01'])
}

/** Asks a Safe for one of its hashes. */
export async function askSafe(
  chain: TestChain,
  safe: Address,
  functionName: 'getTransactionHash' | 'getMessageHash',
  // Each function's own parameters, checked when they are encoded.
  args: readonly unknown[],
): Promise<Hex> {
  const data = encodeFunctionData({ abi: safeAbi, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0])
  // An answer to eth_call is bytes.
  const result = (await chain.request('eth_call', [{ to: safe, data }, 'latest'])) as Hex
  return decodeFunctionResult({ abi: safeAbi, functionName, data: result })
}
