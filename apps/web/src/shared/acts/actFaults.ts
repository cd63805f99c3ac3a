import { toCountersignError } from '@countersign/core'
import { GatewayResponseError } from '@countersign/gateway'
import { UnjudgedError } from '../gate/unjudgedError.ts'
import type { ActFault, Answered } from './act.ts'

/** Something that kept an act from going on, by a word that the screen has a sentence for. */
export class ActError extends Error {
  override readonly name = 'ActError'
  readonly fault: ActFault
  constructor(kind: string, details?: string, answered?: Answered) {
    super(details ?? kind)
    this.fault = { ...toFault(kind, details), ...(answered && { answered }) }
  }
}

/** What a wallet threw. */
export function walletFault(thrown: unknown): ActFault {
  if (thrown instanceof ActError) return thrown.fault
  if (thrown instanceof UnjudgedError) return { kind: 'unjudged' }
  const { kind, details } = toCountersignError(thrown)
  return toFault(`wallet.${kind}`, details)
}

/** What the gateway threw: it refuses, or it cannot be reached. */
export function gatewayFault(thrown: unknown): ActFault {
  const details = thrown instanceof Error ? thrown.message : String(thrown)
  const refused = thrown instanceof GatewayResponseError && thrown.status < 500
  return toFault(refused ? 'gateway.refused' : 'gateway.down', details)
}

/** What a node threw, or what we found ourselves. */
export function otherFault(thrown: unknown): ActFault {
  if (thrown instanceof ActError) return thrown.fault
  if (thrown instanceof UnjudgedError) return { kind: 'unjudged' }
  return toFault('node', thrown instanceof Error ? thrown.message : String(thrown))
}

export const toFault = (kind: string, details?: string): ActFault => ({
  kind,
  ...(details !== undefined && { details: details.slice(0, 1_000) }),
})
