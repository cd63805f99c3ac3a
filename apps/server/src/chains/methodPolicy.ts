const MEGABYTE = 1024 * 1024

type MethodPolicy = {
  /** Whether asking twice is the same as asking once. */
  repeatable: boolean
  /** Longest answer that is read. */
  maxResponseBytes: number
}

const READ: MethodPolicy = { repeatable: true, maxResponseBytes: MEGABYTE }

const EXCEPTIONS = new Map<string, MethodPolicy>([
  ['eth_getLogs', { ...READ, maxResponseBytes: 5 * MEGABYTE }],
  // A second node could send what the first one refused for a reason, or send it again.
  ['eth_sendRawTransaction', { ...READ, repeatable: false }],
])

export function methodPolicy(method: string): MethodPolicy {
  return EXCEPTIONS.get(method) ?? READ
}
