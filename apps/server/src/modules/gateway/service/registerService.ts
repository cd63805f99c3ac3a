import type { Endpoint } from '@countersign/gateway'
import * as contract from '@countersign/gateway/service'
import { INDEXED, KEPT, type Register } from '../calls/register.ts'
import { addConfirmation } from './calls/addConfirmation.ts'
import { addDelegate } from './calls/addDelegate.ts'
import { addSafeOperation } from './calls/addSafeOperation.ts'
import { confirmMessage } from './calls/confirmMessage.ts'
import { confirmSafeOperation } from './calls/confirmSafeOperation.ts'
import { decodeData } from './calls/decodeData.ts'
import { deleteTransaction } from './calls/deleteTransaction.ts'
import { estimateTransaction } from './calls/estimateTransaction.ts'
import { getAbout } from './calls/getAbout.ts'
import { getAllTransactions } from './calls/getAllTransactions.ts'
import { getBalances } from './calls/getBalances.ts'
import { getConfirmations } from './calls/getConfirmations.ts'
import { getCreation } from './calls/getCreation.ts'
import { getDelegates } from './calls/getDelegates.ts'
import { getIncomingTransfers } from './calls/getIncomingTransfers.ts'
import { getIndexing } from './calls/getIndexing.ts'
import { getMessage } from './calls/getMessage.ts'
import { getMessages } from './calls/getMessages.ts'
import { getModuleSafes } from './calls/getModuleSafes.ts'
import { getModuleTransactions } from './calls/getModuleTransactions.ts'
import { getMultisigTransaction } from './calls/getMultisigTransaction.ts'
import { getMultisigTransactions } from './calls/getMultisigTransactions.ts'
import { getOwnedSafes } from './calls/getOwnedSafes.ts'
import { getSafe } from './calls/getSafe.ts'
import { getSafeOperation } from './calls/getSafeOperation.ts'
import { getSafeOperationConfirmations } from './calls/getSafeOperationConfirmations.ts'
import { getSafeOperations } from './calls/getSafeOperations.ts'
import { getSingletons } from './calls/getSingletons.ts'
import { getToken } from './calls/getToken.ts'
import { getTokens } from './calls/getTokens.ts'
import { getTransfers } from './calls/getTransfers.ts'
import { proposeMessage } from './calls/proposeMessage.ts'
import { proposeTransaction } from './calls/proposeTransaction.ts'
import { removeDelegate } from './calls/removeDelegate.ts'

/** Every call of the transaction service, with what is said of it. */
export function registerService(on: Register): void {
  on(contract.getAbout, getAbout)
  on(contract.getSingletons, getSingletons)
  on(contract.getIndexing, getIndexing)
  on(contract.decodeData, decodeData)
  on(contract.getSafe, getSafe)
  on(contract.getCreation, getCreation)
  on(contract.getBalances, getBalances)
  on(contract.getOwnedSafes, getOwnedSafes, INDEXED)
  on(contract.getModuleSafes, getModuleSafes, INDEXED)
  on(contract.getMultisigTransactions, getMultisigTransactions, INDEXED)
  on(contract.proposeTransaction, proposeTransaction, { ...KEPT, status: 201 })
  on(contract.estimateTransaction, estimateTransaction, { status: 201 })
  on(contract.getMultisigTransaction, getMultisigTransaction)
  on(contract.deleteTransaction, deleteTransaction, { ...KEPT, status: 204 })
  on(contract.getConfirmations, getConfirmations)
  on(contract.addConfirmation, addConfirmation, { ...KEPT, status: 201 })
  on(contract.getAllTransactions, getAllTransactions, INDEXED)
  on(contract.getIncomingTransfers, getIncomingTransfers, INDEXED)
  on(contract.getTransfers, getTransfers, INDEXED)
  on(contract.getModuleTransactions, getModuleTransactions, INDEXED)
  on(contract.getMessages, getMessages)
  on(contract.proposeMessage, proposeMessage, { ...KEPT, status: 201 })
  on(contract.getMessage, getMessage)
  on(contract.confirmMessage, confirmMessage, { ...KEPT, status: 201 })
  on(contract.getDelegates, getDelegates)
  on(contract.addDelegate, addDelegate, { ...KEPT, status: 201 })
  on(contract.removeDelegate, removeDelegate, { ...KEPT, status: 204 })
  on(contract.getTokens, getTokens)
  on(contract.getToken, getToken)
  on(contract.getSafeOperations, getSafeOperations)
  on(contract.addSafeOperation, addSafeOperation)
  on(contract.getSafeOperation, getSafeOperation)
  on(contract.getSafeOperationConfirmations, getSafeOperationConfirmations)
  on(contract.confirmSafeOperation, confirmSafeOperation)
  // Clients that are a little older ask for the first version of these.
  on(first(contract.getMultisigTransactions), getMultisigTransactions, INDEXED)
  on(first(contract.proposeTransaction), proposeTransaction, { ...KEPT, status: 201 })
  on(first(contract.getMultisigTransaction), getMultisigTransaction)
  on(first(contract.deleteTransaction), deleteTransaction, { ...KEPT, status: 204 })
  on(first(contract.getAllTransactions), getAllTransactions, INDEXED)
}

function first<const E extends Endpoint>(endpoint: E): E {
  return { ...endpoint, path: endpoint.path.replace('/api/v2/', '/api/v1/') }
}
