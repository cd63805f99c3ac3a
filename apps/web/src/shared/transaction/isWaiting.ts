import type { TransactionDetails } from '@countersign/gateway'

/** Of what waits nobody can have executed anything, whatever is said beside its status. */
export const isWaiting = ({ txStatus }: Pick<TransactionDetails, 'txStatus'>) =>
  txStatus.startsWith('AWAITING')
