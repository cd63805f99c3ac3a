import {
  addressInSlot,
  decodeResult,
  hashArguments,
  type NodeTestimony,
  SafeError,
  type SafeTransaction,
  safeAbi,
  safeProofSlots,
  safeSlots,
  type Told,
  writeFact,
} from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, isHex, numberToHex, zeroAddress } from 'viem'
import type { Asker, Reply, RpcCall } from './asker.ts'
import { modulesCall, modulesIn } from './modulesCall.ts'
import { readEvidence } from './readEvidence.ts'

export type Question = {
  safe: Address
  transaction: SafeTransaction
  block: number
  /** Of whom it is to be proven that they are, or are not, owners. */
  owners: readonly Address[]
  /** The same of modules. */
  modules: readonly Address[]
  singleton: Address | null
  /** How code is hashed: all nodes bring the same. */
  hashCode: (code: Hex) => Hex
}

export type Answers = {
  testimony: NodeTestimony
  /** For our own arithmetic, once its hash was found to be what others say, too. */
  singletonCode: Hex | null
  version: string | null
  /** When the block was made, as it says. */
  timestamp: number | null
}

const encode = (functionName: 'getOwners' | 'getThreshold' | 'nonce' | 'VERSION') =>
  encodeFunctionData({ abi: safeAbi, functionName })

/** The second round: everything that a node says of a Safe and its transaction, after one block. */
export async function testify(ask: Asker, question: Question): Promise<Answers> {
  const { safe, transaction, owners, singleton, hashCode } = question
  const block = numberToHex(question.block)
  const call = (data: Hex): RpcCall => ({ method: 'eth_call', params: [{ to: safe, data }, block] })
  const slotOf = (slot: Hex): RpcCall => ({
    method: 'eth_getStorageAt',
    params: [safe, slot, block],
  })
  const args = hashArguments(transaction)
  const runs = singleton ?? safe
  const [header, hash, list, threshold, nonce, version, code, ...rest] = await ask([
    { method: 'eth_getBlockByNumber', params: [block, false] },
    call(encodeFunctionData({ abi: safeAbi, functionName: 'getTransactionHash', args })),
    call(encode('getOwners')),
    call(encode('getThreshold')),
    call(encode('nonce')),
    call(encode('VERSION')),
    { method: 'eth_getCode', params: [safe, block] },
    slotOf(safeSlots.singleton),
    slotOf(safeSlots.guard),
    slotOf(safeSlots.fallbackHandler),
    call(modulesCall),
    { method: 'eth_getCode', params: [runs, block] },
    { method: 'eth_getProof', params: [safe, safeProofSlots(owners, question.modules), block] },
    { method: 'eth_getProof', params: [runs, [], block] },
  ])
  const [slot, guard, handler, modules, runCode, proof, runProof] = rest
  const number = (data: Hex) => decodeResult([{ type: 'uint256' }], data)?.[0]
  const evidence = readEvidence(header, proof, { address: runs, proof: runProof })
  return {
    testimony: {
      blockHash: tell(header, (value) => hashIn(value)),
      safeTxHash: tellHex(hash, (data) => (data.length === 66 ? data : undefined)),
      owners: tellHex(list, (data) => decodeResult([{ type: 'address[]' }], data)?.[0]),
      threshold: tellHex(threshold, number),
      nonce: tellHex(nonce, number),
      singleton: tellHex(slot, (word) => addressInSlot(word) ?? undefined),
      code: tellHex(code, hashCode),
      singletonCode: tellHex(runCode, hashCode),
      guard: tellHex(guard, (word) => addressInSlot(word) ?? zeroAddress),
      handler: tellHex(handler, (word) => addressInSlot(word) ?? zeroAddress),
      modules: tellModules(modules, versionIn(version)),
      ...(evidence && { evidence }),
    },
    singletonCode: hexIn(runCode),
    version: versionIn(version),
    timestamp: timestampIn(header),
  }
}

const versionIn = (reply: Reply | undefined): string | null =>
  decodeResult([{ type: 'string' }], hexIn(reply))?.[0] ?? null

/** Safes before 1.1.0 have no such list to be asked for; of a later one no answer is silence. */
function tellModules(reply: Reply | undefined, version: string | null): Told {
  const told = tellHex(reply, modulesIn)
  const hasList = version !== null && !/^(0|1\.0)\./.test(version)
  return told.state === 'said' || hasList ? told : { state: 'notAsked' }
}

type Value = Parameters<typeof writeFact>[0]

/** What is no answer to the question is silence: it can be checked no better. */
function tell(reply: Reply | undefined, read: (value: unknown) => Value | undefined): Told {
  if (reply?.state !== 'said') return { state: reply?.state ?? 'silent' }
  try {
    const value = read(reply.value)
    return value === undefined ? { state: 'silent' } : { state: 'said', value: writeFact(value) }
  } catch (error) {
    if (error instanceof SafeError) return { state: 'silent' }
    throw error
  }
}

const tellHex = (reply: Reply | undefined, read: (data: Hex) => Value | undefined): Told =>
  tell(reply, (value) => (isHex(value) && value.length % 2 === 0 ? read(value) : undefined))

const hexIn = (reply: Reply | undefined): Hex | null =>
  reply?.state === 'said' && isHex(reply.value) ? reply.value : null

function timestampIn(header: Reply | undefined): number | null {
  const block = header?.state === 'said' ? header.value : undefined
  const timestamp =
    typeof block === 'object' && block !== null ? Number(Reflect.get(block, 'timestamp')) : null
  return Number.isSafeInteger(timestamp) ? timestamp : null
}

function hashIn(block: unknown): Hex | undefined {
  const hash: unknown =
    typeof block === 'object' && block !== null ? Reflect.get(block, 'hash') : undefined
  return isHex(hash) && hash.length === 66 ? hash : undefined
}
