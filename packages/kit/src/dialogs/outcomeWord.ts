type Status = 'pending' | 'confirmed' | 'failed'

/** By which word a list says what became of it: what was taken back in the wallet has not failed. */
export const outcomeWord = ({
  status,
  reason,
}: {
  status: Status
  reason?: string
}): Status | 'cancelled' | 'replaced' =>
  reason === 'cancelled' || reason === 'replaced' ? reason : status
