type Taken = { waitSeconds: number; msBeforeNext: number }

type CreateLeaseParameters = {
  take: (key: string, points: number) => Promise<Taken>
  size: number
  now?: (() => number) | undefined
  maxKeys?: number | undefined
}

/**
 * Takes points in packets and hands them out one by one. It costs precision, at most one packet
 * for each server, and saves nearly every query.
 */
export function createLease(
  parameters: CreateLeaseParameters,
): (key: string, points: number) => Promise<number> {
  const { take, now = Date.now, maxKeys = 50_000 } = parameters
  const packets = new Map<string, { left: number; expires: number }>()

  return async (key, points) => {
    const packet = packets.get(key)
    const left = packet && packet.expires > now() ? packet.left : 0
    if (packet && left >= points) {
      packet.left -= points
      return 0
    }
    // Whoever asks meanwhile takes a packet of their own.
    packets.delete(key)
    const size = Math.max(parameters.size, points - left)
    const { waitSeconds, msBeforeNext } = await take(key, size)
    if (waitSeconds > 0) return waitSeconds
    packets.set(key, { left: left + size - points, expires: now() + msBeforeNext })
    // The oldest first; what is lost is part of a packet.
    for (const oldest of packets.keys()) {
      if (packets.size <= maxKeys) break
      packets.delete(oldest)
    }
    return 0
  }
}
