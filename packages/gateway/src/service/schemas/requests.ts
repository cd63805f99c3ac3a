import * as v from 'valibot'
import { operation } from '../../schemas/common.ts'
import { address, hash, hex, maybe } from '../../schemas/primitives.ts'
import { signature } from '../../schemas/requests.ts'
import { amountGiven, moment } from './primitives.ts'

export const serviceProposal = v.object({
  to: address,
  value: amountGiven,
  data: maybe(hex),
  operation,
  gasToken: maybe(address),
  safeTxGas: amountGiven,
  baseGas: amountGiven,
  gasPrice: amountGiven,
  refundReceiver: maybe(address),
  nonce: v.pipe(amountGiven, v.transform(Number), v.safeInteger('Expected a smaller nonce')),
  contractTransactionHash: hash,
  sender: address,
  signature: maybe(signature),
  origin: maybe(v.string()),
})

export const serviceEstimation = v.object({
  to: address,
  value: amountGiven,
  data: maybe(hex),
  operation,
})

/** Of the delegator, over the typed data that names the delegate and the hour. */
export const delegation = v.object({
  /** Absent: for every Safe of the delegator. */
  safe: maybe(address),
  delegate: address,
  delegator: address,
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  signature,
  expiryDate: maybe(moment),
})

/** Of the delegator or the delegate, over the same. */
export const undelegation = v.object({ safe: maybe(address), delegator: address, signature })

/** Understood so far that it can be said what is not done with it. */
export const anyOperation = v.looseObject({})
