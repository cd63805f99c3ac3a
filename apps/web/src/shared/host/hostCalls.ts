import type { Countersign } from '@countersign/core'
import type { FrameCalls } from '@countersign/core/frame'

/** What leads to a signature goes through the gate. */
export type HostQuestions = Omit<
  FrameCalls,
  'signMessage' | 'signTypedMessage' | 'sendTransactions' | 'rpcCall'
>

/** What the host around this page can be asked. The code for it is fetched inside a Safe only. */
export async function hostCalls(countersign: Countersign): Promise<HostQuestions> {
  const { safeOf } = await import('@countersign/core/frame')
  return (await safeOf(countersign)).calls
}
