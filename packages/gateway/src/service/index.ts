export { addConfirmation } from './calls/addConfirmation.ts'
export { addDelegate } from './calls/addDelegate.ts'
export { addSafeOperation } from './calls/addSafeOperation.ts'
export { confirmMessage } from './calls/confirmMessage.ts'
export { confirmSafeOperation } from './calls/confirmSafeOperation.ts'
export { decodeData } from './calls/decodeData.ts'
export { deleteTransaction } from './calls/deleteTransaction.ts'
export { estimateTransaction } from './calls/estimateTransaction.ts'
export { getAbout } from './calls/getAbout.ts'
export { getAllTransactions } from './calls/getAllTransactions.ts'
export { getBalances } from './calls/getBalances.ts'
export { getConfirmations } from './calls/getConfirmations.ts'
export { getCreation } from './calls/getCreation.ts'
export { getDelegates } from './calls/getDelegates.ts'
export { getIncomingTransfers } from './calls/getIncomingTransfers.ts'
export { getIndexing } from './calls/getIndexing.ts'
export { getMessage } from './calls/getMessage.ts'
export { getMessages } from './calls/getMessages.ts'
export { getModuleSafes } from './calls/getModuleSafes.ts'
export { getModuleTransactions } from './calls/getModuleTransactions.ts'
export { getMultisigTransaction } from './calls/getMultisigTransaction.ts'
export { getMultisigTransactions } from './calls/getMultisigTransactions.ts'
export { getOwnedSafes } from './calls/getOwnedSafes.ts'
export { getSafe } from './calls/getSafe.ts'
export { getSafeOperation } from './calls/getSafeOperation.ts'
export { getSafeOperationConfirmations } from './calls/getSafeOperationConfirmations.ts'
export { getSafeOperations } from './calls/getSafeOperations.ts'
export { getSingletons } from './calls/getSingletons.ts'
export { getToken } from './calls/getToken.ts'
export { getTokens } from './calls/getTokens.ts'
export { getTransfers } from './calls/getTransfers.ts'
export { proposeMessage } from './calls/proposeMessage.ts'
export { proposeTransaction } from './calls/proposeTransaction.ts'
export { removeDelegate } from './calls/removeDelegate.ts'
export type {
  Delegate,
  Happening,
  ServiceMessage,
  ServiceModuleTransaction,
  ServiceMultisig,
  ServiceToken,
  ServiceTransfer,
} from './schemas/answers.ts'
export type { ServicePage } from './schemas/primitives.ts'
