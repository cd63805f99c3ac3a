import { type Address, type Hex, isHash, numberToHex } from 'viem'
import { type ActiveConnection, activeConnection } from '../connection/activeConnection.ts'
import { BatchInterruptedError, BatchUnsupportedError } from '../errors/calls.ts'
import { InvalidAnswerError, UnsupportedMethodError } from '../errors/connection.ts'
import { toCountersignError } from '../errors/toCountersignError.ts'
import { ask } from '../provider/ask.ts'
import type { Countersign } from '../types.ts'
import { getBatchSupport } from './capabilities.ts'

export type Call = { to: Address; value?: bigint; data?: Hex }

export type SendCallsParameters = {
  calls: readonly [Call, ...Call[]]
  /** Refuse rather than send one by one. Default: false. */
  atomic?: boolean
}

/** `batch`: one id to ask the wallet about (EIP-5792). `transactions`: one hash per call. */
export type SendCallsReturnType =
  | { kind: 'batch'; id: string }
  | { kind: 'transactions'; hashes: Hex[] }

/**
 * Sends several calls: as one batch where the wallet can, else one after the other. When a later
 * one fails, the error says which ones are already on their way.
 */
export async function sendCalls(
  countersign: Countersign,
  { calls, atomic = false }: SendCallsParameters,
): Promise<SendCallsReturnType> {
  const active = await activeConnection(countersign)
  const { prompt } = countersign.timeouts
  if (calls.length > 1 && (await getBatchSupport(countersign)) !== 'unsupported') {
    try {
      return { kind: 'batch', id: await sendBatch(active, calls, atomic, prompt) }
    } catch (error) {
      // Some claim it and then do not know the method.
      if (!(error instanceof UnsupportedMethodError)) throw error
    }
  }
  if (atomic && calls.length > 1) throw new BatchUnsupportedError()
  return { kind: 'transactions', hashes: await sendEach(active, calls, prompt) }
}

async function sendBatch(
  { provider, account, chainId }: ActiveConnection,
  calls: readonly Call[],
  atomicRequired: boolean,
  timeout: number,
): Promise<string> {
  const request = {
    version: '2.0.0',
    from: account,
    chainId: numberToHex(chainId),
    atomicRequired,
    calls: calls.map(toRpc),
  }
  const answer = await ask(provider, { method: 'wallet_sendCalls', params: [request], timeout })
  // The draft answered with the bare id.
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : answer
  if (typeof id !== 'string' || id === '')
    throw new InvalidAnswerError('wallet_sendCalls gave no id.')
  return id
}

async function sendEach(
  { provider, account, chainId }: ActiveConnection,
  calls: readonly Call[],
  timeout: number,
): Promise<Hex[]> {
  const hashes: Hex[] = []
  for (const call of calls) {
    try {
      const params = [{ from: account, chainId: numberToHex(chainId), ...toRpc(call) }]
      const hash = await ask(provider, { method: 'eth_sendTransaction', params, timeout })
      if (typeof hash !== 'string' || !isHash(hash)) {
        throw new InvalidAnswerError('eth_sendTransaction gave no hash.')
      }
      hashes.push(hash)
    } catch (thrown) {
      const cause = toCountersignError(thrown)
      throw hashes.length === 0 ? cause : new BatchInterruptedError(hashes, calls.length, { cause })
    }
  }
  return hashes
}

const toRpc = ({ to, value, data }: Call) => ({
  to,
  ...(value !== undefined && { value: numberToHex(value) }),
  ...(data && { data }),
})
