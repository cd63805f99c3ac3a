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
  const { take, size, now = Date.now, maxKeys = 50_000 } = parameters
  const packets = new Map<string, { left: number; expires: number }>()

  return async (key, points) => {
    const packet = packets.get(key)
    if (packet && packet.expires > now() && packet.left >= points) {
      packet.left -= points
      return 0
    }
    const { waitSeconds, msBeforeNext } = await take(key, Math.max(size, points))
    packets.delete(key)
    if (waitSeconds > 0) return waitSeconds
    packets.set(key, { left: Math.max(size - points, 0), expires: now() + msBeforeNext })
    // The oldest first; what is lost is part of a packet.
    for (const oldest of packets.keys()) {
      if (packets.size <= maxKeys) break
      packets.delete(oldest)
    }
    return 0
  }
}
