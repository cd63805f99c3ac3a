import type { Hex } from 'viem'
import type { SignInLook } from './lookAtSignIn.ts'
import type { Cosigned } from './types.ts'

export type FollowCosignersParameters = {
  look: () => Promise<SignInLook>
  onCosigned(cosigned: Cosigned): void
  /** When the message stops to count, in milliseconds since 1970. */
  until: number
  signal: AbortSignal
  /** Whether nobody sees the page. */
  isHidden: () => boolean
  now?: () => number
  wait?: (milliseconds: number) => Promise<void>
}

/** While somebody may be signing right now, and after five minutes of that. */
const LOOK_MS = 3_000
const LATER_MS = 15_000
const SOON = 100

/**
 * R-AUTH-6: looks until all have signed; nothing when the Safe decided against it, the message is
 * too old, or we left. Pages that nobody sees do not look.
 */
export async function followCosigners(
  parameters: FollowCosignersParameters,
): Promise<Hex | undefined> {
  const { look, onCosigned, until, signal, isHidden, now = Date.now, wait = sleep } = parameters
  let looks = 0
  while (!signal.aborted && now() < until) {
    if (!isHidden()) {
      looks += 1
      // A host or node that fails now may answer the next time.
      const seen = await look().catch(() => undefined)
      if (signal.aborted || seen?.found === 'gone') return undefined
      if (seen?.found === 'signed') return seen.signature
      if (seen?.cosigned) onCosigned(seen.cosigned)
    }
    await wait(looks < SOON ? LOOK_MS : LATER_MS)
  }
  return undefined
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
