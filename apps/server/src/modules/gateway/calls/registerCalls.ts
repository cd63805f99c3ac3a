import * as contract from '@countersign/gateway'
import { confirmMessage } from './confirmMessage.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { decodeData } from './decodeData.ts'
import { deleteTransaction } from './deleteTransaction.ts'
import { estimateTransaction } from './estimateTransaction.ts'
import { getAllCollectibles } from './getAllCollectibles.ts'
import { getBalances } from './getBalances.ts'
import { getChain } from './getChain.ts'
import { getChains } from './getChains.ts'
import { getCollectibles } from './getCollectibles.ts'
import { getFiatCodes } from './getFiatCodes.ts'
import { getIncomingTransfers } from './getIncomingTransfers.ts'
import { getIndexing } from './getIndexing.ts'
import { getMasterCopies } from './getMasterCopies.ts'
import { getMessage } from './getMessage.ts'
import { getMessages } from './getMessages.ts'
import { getModuleTransactions } from './getModuleTransactions.ts'
import { getMultisigTransactions } from './getMultisigTransactions.ts'
import { getNonces } from './getNonces.ts'
import { getOwnedSafes } from './getOwnedSafes.ts'
import { getSafe } from './getSafe.ts'
import { getSafeApps } from './getSafeApps.ts'
import { getTransaction } from './getTransaction.ts'
import { getTransactionHistory } from './getTransactionHistory.ts'
import { getTransactionQueue } from './getTransactionQueue.ts'
import * as neighbours from './neighbours.ts'
import { proposeMessage } from './proposeMessage.ts'
import { proposeTransaction } from './proposeTransaction.ts'
import { INDEXED, KEPT, type Register } from './register.ts'

/** Every call of the gateway, with what is said of it. */
export function registerCalls(on: Register, { isOwn }: { isOwn: boolean }): void {
  on(contract.getChains, getChains)
  on(contract.getChain, getChain)
  on(contract.getMasterCopies, getMasterCopies)
  on(contract.getSafeApps, getSafeApps)
  on(contract.getOwnedSafes, getOwnedSafes, INDEXED)
  on(contract.getSafe, getSafe)
  on(contract.getBalances, getBalances)
  on(contract.getFiatCodes, getFiatCodes)
  on(contract.getAllCollectibles, getAllCollectibles, { pictures: true })
  on(contract.getCollectibles, getCollectibles, { pictures: true })
  on(contract.getIncomingTransfers, getIncomingTransfers, INDEXED)
  on(contract.getModuleTransactions, getModuleTransactions, INDEXED)
  on(contract.getMultisigTransactions, getMultisigTransactions, INDEXED)
  on(contract.getTransactionHistory, getTransactionHistory, INDEXED)
  on(contract.getTransactionQueue, getTransactionQueue, INDEXED)
  on(contract.getTransaction, getTransaction)
  on(contract.estimateTransaction, estimateTransaction)
  on(contract.proposeTransaction, proposeTransaction, KEPT)
  on(contract.deleteTransaction, deleteTransaction, KEPT)
  on(contract.decodeData, decodeData)
  on(contract.getMessages, getMessages)
  on(contract.getMessage, getMessage)
  on(contract.proposeMessage, proposeMessage, { ...KEPT, status: 202 })
  on(contract.confirmMessage, confirmMessage, KEPT)
  // Another gateway has its own, and more of them.
  if (!isOwn) return
  on(neighbours.getNonces, getNonces)
  on(neighbours.getIndexing, getIndexing)
  on(neighbours.confirmTransaction, confirmTransaction, KEPT)
}
