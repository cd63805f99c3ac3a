export {
  type ActionName,
  type ActionReason,
  type JudgedActions,
  judgeActions,
  type WaitingTransaction,
} from './actions/judgeActions.ts'
export { verdictForActions } from './actions/verdictForActions.ts'
export { judgeAnswer, type WalletAnswer } from './answers/judgeAnswer.ts'
export { type Claim, judgeClaims } from './answers/judgeClaims.ts'
export { judgeRequest } from './answers/judgeRequest.ts'
export { judgeDelegate } from './delegates/judgeDelegate.ts'
export { judgeDelegateCalls } from './delegates/judgeDelegateCalls.ts'
export { type DelegateCall, listDelegates } from './delegates/listDelegates.ts'
export type { CodeReader, SeenCode } from './delegates/seenCode.ts'
export type { Finding, RehearsalDoubt } from './finding.ts'
export {
  type Authorization,
  digestCall,
  isAuthorized,
  type WalletRequest,
} from './gate/authorization.ts'
export { authorize, type JudgedTransaction, type NamedDoubts } from './gate/authorize.ts'
export {
  authorizeCalls,
  type CallsState,
  type JudgedCalls,
  stateOfCalls,
} from './gate/authorizeCalls.ts'
export { authorizeDelegation } from './gate/authorizeDelegation.ts'
export { authorizeExecution } from './gate/authorizeExecution.ts'
export { authorizeMessage, type MeantMessage, type MessageSigner } from './gate/authorizeMessage.ts'
export { authorizeRejection } from './gate/authorizeRejection.ts'
export { authorizeAgain, authorizeNothing } from './gate/authorizeReplacement.ts'
export { authorizeDeletion, authorizeRenewal } from './gate/authorizeRequest.ts'
export {
  judgeMessage,
  type MessageFinding,
  type MessageJudgement,
  type MessageTopic,
  type Signing,
} from './messages/judgeMessage.ts'
export { isAlarming, readSignIn, type SignIn, type SignInCheck } from './messages/readSignIn.ts'
export { endsOf } from './names/endsOf.ts'
export { findLookAlike } from './names/findLookAlike.ts'
export { flagToken, type TokenFlag } from './names/flagToken.ts'
export { isOddSymbol } from './names/isOddSymbol.ts'
export { isServiceName } from './names/isServiceName.ts'
export { judgeName, type NameFault } from './names/judgeName.ts'
export { judgeRecipient, type Likeness } from './names/judgeRecipient.ts'
export { nameKeys } from './names/nameKeys.ts'
export { namesAll } from './names/namesAll.ts'
export { showUnseen } from './names/showUnseen.ts'
export { symbolSkeleton } from './names/symbolSkeleton.ts'
export { visibleText } from './names/visibleText.ts'
export { judgeTerms } from './refund/judgeTerms.ts'
export type { RehearsalState } from './review/findInRehearsal.ts'
export { judgeProposer, type Proposer } from './review/judgeProposer.ts'
export {
  type Code,
  type History,
  judgeReview,
  type Review,
  type ReviewState,
  type SettingsState,
} from './review/judgeReview.ts'
export { type Demands, listDemands } from './review/listDemands.ts'
export { findRights, readIn, rightsIn } from './rights/findRights.ts'
export { type JudgedChanges, judgeChanges } from './settings/judgeChanges.ts'
export { stateOfChanges } from './settings/stateOfChanges.ts'
export { type Asker, type Askers, askNobody, type Reply, type RpcCall } from './witnesses/asker.ts'
export { askUntilSettled } from './witnesses/askUntilSettled.ts'
export { askWitnesses, type Witnessed } from './witnesses/askWitnesses.ts'
export { createCodeReader } from './witnesses/createCodeReader.ts'
export { createNodeAsker } from './witnesses/createNodeAsker.ts'
export type { WitnessFinding, WitnessState } from './witnesses/findWitnesses.ts'
export { toSignature } from './witnesses/toSignature.ts'
