const MEGABYTE = 1024 * 1024

type MethodPolicy = {
  /** Whether asking twice is the same as asking once. */
  repeatable: boolean
  /** Whether the visitor decides how much work it is, so that slowness proves nothing. */
  heavy: boolean
  /** Longest answer that is read. */
  maxResponseBytes: number
}

const READ: MethodPolicy = { repeatable: true, heavy: false, maxResponseBytes: MEGABYTE }
const HEAVY: MethodPolicy = { ...READ, heavy: true }

const EXCEPTIONS = new Map<string, MethodPolicy>([
  ['eth_call', HEAVY],
  ['eth_createAccessList', HEAVY],
  ['eth_estimateGas', HEAVY],
  ['eth_feeHistory', HEAVY],
  ['eth_getProof', HEAVY],
  ['eth_simulateV1', HEAVY],
  ['eth_getLogs', { ...HEAVY, maxResponseBytes: 5 * MEGABYTE }],
  // A second node could send what the first one refused for a reason, or send it again.
  ['eth_sendRawTransaction', { ...READ, repeatable: false }],
])

export function methodPolicy(method: string): MethodPolicy {
  return EXCEPTIONS.get(method) ?? READ
}
