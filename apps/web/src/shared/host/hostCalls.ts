import type { Countersign } from '@countersign/core'
import type { FrameCalls } from '@countersign/core/frame'

/** What the host around this page can be asked. The code for it is fetched inside a Safe only. */
export async function hostCalls(countersign: Countersign): Promise<FrameCalls> {
  const { safeOf } = await import('@countersign/core/frame')
  return (await safeOf(countersign)).calls
}
