import { toCountersignError } from '@countersign/core'
import { GatewayResponseError } from '@countersign/gateway'
import { OutboxError, type OutboxFault, toFault } from '@countersign/outbox'
import { UnjudgedError } from '../gate/unjudgedError.ts'

/** What a wallet threw. */
export function walletFault(thrown: unknown): OutboxFault {
  if (thrown instanceof OutboxError) return thrown.fault
  if (thrown instanceof UnjudgedError) return { kind: 'unjudged' }
  const { kind, details } = toCountersignError(thrown)
  return toFault(`wallet.${kind}`, details)
}

/** What the gateway threw: it refuses, or it cannot be reached. */
export function gatewayFault(thrown: unknown): OutboxFault {
  if (thrown instanceof OutboxError) return thrown.fault
  const details = thrown instanceof Error ? thrown.message : String(thrown)
  const refused = thrown instanceof GatewayResponseError && thrown.status < 500
  return toFault(refused ? 'gateway.refused' : 'gateway.down', details)
}

/** What a node threw, or what we found ourselves. */
export function otherFault(thrown: unknown): OutboxFault {
  if (thrown instanceof OutboxError) return thrown.fault
  if (thrown instanceof UnjudgedError) return { kind: 'unjudged' }
  return toFault('node', thrown instanceof Error ? thrown.message : String(thrown))
}
