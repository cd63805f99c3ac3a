export { buildChain, buildMasterCopy, buildSafeApp } from './buildChain.ts'
export { buildMessage, buildMessageItem } from './buildMessage.ts'
export {
  buildConfirmationRequest,
  buildDecodingRequest,
  buildEstimation,
  buildEstimationRequest,
  buildMessageRequest,
  buildProposalRequest,
} from './buildRequests.ts'
export {
  buildBalance,
  buildBalances,
  buildCollectible,
  buildOwnedSafes,
  buildPage,
  buildSafeState,
  buildTokenInfo,
} from './buildSafe.ts'
export {
  buildConflictHeader,
  buildCreation,
  buildCustom,
  buildDataDecoded,
  buildDateLabel,
  buildLabel,
  buildModuleExecution,
  buildMultisigExecution,
  buildSettingsChange,
  buildTransaction,
  buildTransactionDetails,
  buildTransactionItem,
  buildTransfer,
  buildTransferInfo,
  buildUnknown,
} from './buildTransaction.ts'
export {
  answer,
  breakDown,
  createFakeGateway,
  type FakeAnswer,
  type FakeGateway,
  type FakeRequest,
  hang,
  refuse,
} from './createFakeGateway.ts'
export { olderGeneration } from './olderGeneration.ts'
export { addressOf, buildAddressInfo, hashOf, testTime } from './values.ts'
