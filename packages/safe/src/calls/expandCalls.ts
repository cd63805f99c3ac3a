import { type Address, getAddress, type Hex } from 'viem'
import { unpackBatch } from '../batch/unpackBatch.ts'
import { LimitExceededError, SafeError } from '../errors.ts'
import { addressDigits, operationDigit } from '../internal/abiWords.ts'
import type { Call, Operation } from '../types.ts'
import {
  type CallDecoding,
  type DecodeCallOptions,
  type DecodedCall,
  decodeCall,
} from './decodeCall.ts'

export type ExpandedCall = Call & {
  /** Where it stands: `[]` is the transaction itself, `[2, 0]` the first call of its third call. */
  path: readonly number[]
  /** What carries it. */
  via: 'transaction' | 'batch' | 'execTransaction' | 'module'
  /** In whose name it runs. */
  actor: Address
  /**
   * From 1.5.0 on, MultiSend reads the zero address as the account that runs the batch; before, it
   * is the zero address. True when the call's target is therefore the actor, or nobody.
   */
  mayTargetActor: boolean
  decoding: CallDecoding
}

export type Expansion = {
  /** Every call, the outermost first, each before what it contains. */
  calls: readonly ExpandedCall[]
  /** Places that could not be opened, so that something may be hidden in them. */
  sealed: readonly { path: readonly number[]; reason: 'malformed' | 'tooDeep' | 'tooMany' }[]
}

export type ExpandOptions = DecodeCallOptions & { maximumDepth?: number; maximumCalls?: number }

/** Opens a transaction to every call inside it: batches in batches, calls through other Safes. */
export function expandCalls(safe: Address, call: Call, options: ExpandOptions = {}): Expansion {
  const { maximumDepth = 8, maximumCalls = 1000 } = options
  const calls: ExpandedCall[] = []
  const sealed: { path: readonly number[]; reason: 'malformed' | 'tooDeep' | 'tooMany' }[] = []

  const visit = (
    call: Call,
    path: readonly number[],
    via: ExpandedCall['via'],
    actor: Address,
  ): void => {
    if (calls.length >= maximumCalls) {
      // Said once, and nothing more is read.
      if (sealed.at(-1)?.reason !== 'tooMany') sealed.push({ path, reason: 'tooMany' })
      return
    }
    const decoding = decodeCall(call.data, options)
    const mayTargetActor = via === 'batch' && /^0x0{40}$/.test(call.to)
    calls.push({ ...call, path, via, actor, mayTargetActor, decoding })
    if (decoding.status === 'malformed') sealed.push({ path, reason: 'malformed' })
    if (decoding.status !== 'decoded') return
    // A delegatecall runs the target's code in the actor's own name.
    const runner = call.operation === 1 || mayTargetActor ? actor : call.to
    const contents = open(decoding, runner, maximumCalls)
    if (typeof contents === 'string') {
      sealed.push({ path, reason: contents })
    } else if (contents.calls.length > 0 && path.length >= maximumDepth) {
      sealed.push({ path, reason: 'tooDeep' })
    } else {
      contents.calls.forEach((inner, index) => {
        visit(inner, [...path, index], contents.via, contents.actor)
      })
    }
  }

  // Calls inside are checked where they are read; this one comes from outside.
  addressDigits(call.to, 'to')
  operationDigit(call.operation, 'operation')
  visit(call, [], 'transaction', getAddress(`0x${addressDigits(safe, 'safe')}`))
  return { calls, sealed }
}

type Contents = { calls: readonly Call[]; via: ExpandedCall['via']; actor: Address }

/** The calls that a decoded call carries in its parameters. */
function open(
  decoding: DecodedCall,
  actor: Address,
  maximumCalls: number,
): Contents | 'malformed' | 'tooMany' {
  const values = decoding.parameters.map(({ value }) => value)
  if (decoding.family === 'multiSend') {
    try {
      return { calls: unpackBatch(values[0] as Hex, { maximumCalls }), via: 'batch', actor } // bytes
    } catch (error) {
      if (error instanceof LimitExceededError) return 'tooMany'
      if (error instanceof SafeError) return 'malformed'
      throw error
    }
  }
  if (!decoding.name.startsWith('execTransaction') || decoding.family !== 'safe') {
    return { calls: [], via: 'batch', actor }
  }
  // The bundled signatures give these four parameters these four types.
  const [to, value, data, operation] = values as [Address, bigint, Hex, bigint]
  if (operation > 1n) return 'malformed'
  return {
    calls: [{ to, value, data, operation: Number(operation) as Operation }], // 0 or 1, see above
    via: decoding.name === 'execTransaction' ? 'execTransaction' : 'module',
    actor,
  }
}
