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
  /** Packets that are on their way, each with those who wait for it. */
  const taking = new Map<string, Promise<number>>()

  /** Uses up what is there. @returns whether it was enough */
  function use(key: string, points: number): boolean {
    const packet = packets.get(key)
    if (!packet || packet.expires <= now() || packet.left < points) return false
    packet.left -= points
    return true
  }

  /** Adds a packet to what is left. @returns how long to wait when there is none */
  async function fetchPacket(key: string, points: number): Promise<number> {
    const packet = packets.get(key)
    const left = packet && packet.expires > now() ? packet.left : 0
    const size = Math.max(parameters.size, points - left)
    const { waitSeconds, msBeforeNext } = await take(key, size)
    if (waitSeconds > 0) return waitSeconds
    // Nobody has used any of it: whoever came meanwhile waits.
    packets.delete(key)
    packets.set(key, { left: left + size, expires: now() + msBeforeNext })
    // The oldest first; what is lost is part of a packet.
    for (const oldest of packets.keys()) {
      if (packets.size <= maxKeys) break
      packets.delete(oldest)
    }
    return 0
  }

  return async (key, points) => {
    for (;;) {
      // One packet for all who come at once: each would pay for one of its own otherwise.
      const running = taking.get(key)
      if (running) {
        const wait = await running
        if (wait > 0) return wait
        continue
      }
      if (use(key, points)) return 0
      const fetching = fetchPacket(key, points).finally(() => taking.delete(key))
      taking.set(key, fetching)
      // Whoever asked for it goes first: it is large enough for them, or nobody gets any further.
      const wait = await fetching
      if (wait > 0) return wait
      if (use(key, points)) return 0
    }
  }
}
