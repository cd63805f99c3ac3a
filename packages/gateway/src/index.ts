export { confirmMessage } from './calls/confirmMessage.ts'
export { decodeData } from './calls/decodeData.ts'
export { deleteTransaction } from './calls/deleteTransaction.ts'
export { estimateTransaction } from './calls/estimateTransaction.ts'
export { getAllCollectibles } from './calls/getAllCollectibles.ts'
export { getBalances } from './calls/getBalances.ts'
export { getChain } from './calls/getChain.ts'
export { getChains } from './calls/getChains.ts'
export { getCollectibles } from './calls/getCollectibles.ts'
export { getFiatCodes } from './calls/getFiatCodes.ts'
export { getIncomingTransfers } from './calls/getIncomingTransfers.ts'
export { getMasterCopies } from './calls/getMasterCopies.ts'
export { getMessage } from './calls/getMessage.ts'
export { getMessages } from './calls/getMessages.ts'
export { getModuleTransactions } from './calls/getModuleTransactions.ts'
export { getMultisigTransactions } from './calls/getMultisigTransactions.ts'
export { getOwnedSafes } from './calls/getOwnedSafes.ts'
export { getSafe } from './calls/getSafe.ts'
export { getSafeApps } from './calls/getSafeApps.ts'
export { getTransaction } from './calls/getTransaction.ts'
export { getTransactionHistory } from './calls/getTransactionHistory.ts'
export { getTransactionQueue } from './calls/getTransactionQueue.ts'
export { proposeMessage } from './calls/proposeMessage.ts'
export { proposeTransaction } from './calls/proposeTransaction.ts'
export {
  type CallOptions,
  createGateway,
  type Gateway,
  type GatewayOptions,
} from './client/createGateway.ts'
export { type EachPageOptions, eachPage } from './client/eachPage.ts'
export type { Answer, CallParameters, Endpoint, PagedEndpoint } from './client/endpoint.ts'
export {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
} from './decimal.ts'
export {
  GatewayContentError,
  GatewayContractError,
  GatewayError,
  GatewayNetworkError,
  GatewayOriginError,
  GatewayParameterError,
  GatewayResponseError,
  GatewaySizeError,
  GatewayTimeoutError,
} from './errors.ts'
export type { Chain, MasterCopy } from './schemas/chain.ts'
export type { AddressInfo, Operation, TokenInfo } from './schemas/common.ts'
export type {
  DataDecoded,
  DecodedCall,
  DecodedParameter,
  DecodedValue,
} from './schemas/dataDecoded.ts'
export type { Message, MessageListItem, TypedData } from './schemas/message.ts'
export type { UnknownKind } from './schemas/open.ts'
export type { Page } from './schemas/page.ts'
export type { Address, Hex } from './schemas/primitives.ts'
export type {
  ConfirmationRequest,
  DecodingRequest,
  Estimation,
  EstimationRequest,
  MessageRequest,
  ProposalRequest,
} from './schemas/requests.ts'
export type { Balance, Balances, Collectible, OwnedSafes, SafeState } from './schemas/safe.ts'
export type { SafeApp } from './schemas/safeApp.ts'
export type {
  DetailedExecutionInfo,
  Transaction,
  TransactionDetails,
  TransactionItem,
  TransactionListItem,
} from './schemas/transaction.ts'
export type { SettingsInfo, TransactionInfo, TransferInfo } from './schemas/transactionInfo.ts'
export { englishWords } from './words/englishWords.ts'
export { type Vocabulary, vocabulary, type Word, type WordKind } from './words/vocabulary.ts'
export { type WordKey, wordKey } from './words/wordKey.ts'
