import type { Answer, Endpoint } from '@countersign/gateway'
import type * as v from 'valibot'
import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

type PathValue<Name extends string> = Name extends 'chainId' | 'shortName'
  ? GatewayChain
  : Name extends `${string}Address`
    ? Address
    : Name extends `${string}Hash`
      ? Hex
      : string

/** A call as its handler sees it: everything parsed. */
export type Call<E extends Endpoint> = {
  context: GatewayContext
  /** The parts of the path by name; `chainId` and `shortName` are the chain itself. */
  path: { [Name in PathNames<E['path']>]: PathValue<Name> }
  query: E extends { query: infer Q extends v.GenericSchema } ? v.InferOutput<Q> : undefined
  body: E extends { body: infer B extends v.GenericSchema } ? v.InferOutput<B> : undefined
  /** The address of the call, for the cursors of its pages. */
  url: URL
  /** Says that the answer was true at this time and may not be any more. */
  setAge: (seenAt: number) => void
}

export type CallHandler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>
