import * as v from 'valibot'
import { operation } from './common.ts'
import { typedData } from './message.ts'
import { address, amount, hash, hex, integer, maybe } from './primitives.ts'

/** At least r, s and v. */
export const signature = v.pipe(
  hex,
  v.check((value) => value.length >= 2 + 130, 'Expected a signature of 65 bytes or more'),
)

export const estimationRequest = v.object({
  to: address,
  value: amount,
  data: maybe(hex),
  operation,
})
export type EstimationRequest = v.InferInput<typeof estimationRequest>

export const estimation = v.object({
  currentNonce: integer,
  recommendedNonce: integer,
  safeTxGas: amount,
})
export type Estimation = v.InferOutput<typeof estimation>

export const proposalRequest = v.object({
  to: address,
  value: amount,
  data: maybe(hex),
  // Older clients send it as text.
  nonce: v.union([
    integer,
    v.pipe(amount, v.transform(Number), v.safeInteger('Expected a smaller nonce')),
  ]),
  operation,
  safeTxGas: amount,
  baseGas: amount,
  gasPrice: amount,
  gasToken: address,
  refundReceiver: maybe(address),
  safeTxHash: hash,
  sender: address,
  signature: maybe(signature),
  origin: maybe(v.string()),
  /** Of its sender, for what was taken back before; no official client knows it. */
  renewal: v.optional(signature),
})
export type ProposalRequest = v.InferInput<typeof proposalRequest>

export const decodingRequest = v.object({
  data: hex,
  to: v.optional(address),
  operation: v.optional(operation),
})
export type DecodingRequest = v.InferInput<typeof decodingRequest>

export const messageRequest = v.object({
  message: v.union([v.string(), typedData]),
  safeAppId: maybe(v.pipe(integer, v.minValue(0))),
  signature,
  origin: maybe(v.string()),
})
export type MessageRequest = v.InferInput<typeof messageRequest>

export const confirmationRequest = v.object({ signature })
export type ConfirmationRequest = v.InferInput<typeof confirmationRequest>
