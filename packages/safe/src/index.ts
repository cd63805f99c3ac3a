export { encodeCall } from './abi/encodeCall.ts'
export { parseFunction } from './abi/parseFunction.ts'
export { typeName } from './abi/typeName.ts'
export type { AbiFunction, AbiInput, AbiType, AbiValue } from './abi/types.ts'
export { encodeMultiSend } from './batch/encodeMultiSend.ts'
export { packBatch } from './batch/packBatch.ts'
export { unpackBatch } from './batch/unpackBatch.ts'
export type { FunctionFamily } from './calls/bundledFunctions.ts'
export {
  type CallDecoding,
  type DecodeCallOptions,
  type DecodedCall,
  type DecodedParameter,
  decodeCall,
} from './calls/decodeCall.ts'
export {
  type ExpandedCall,
  type ExpandOptions,
  type Expansion,
  expandCalls,
} from './calls/expandCalls.ts'
export { type DelegateCalls, findDelegateCalls } from './calls/findDelegateCalls.ts'
export { findFunctions, type KnownFunction } from './calls/findFunctions.ts'
export { listRecipients } from './calls/listRecipients.ts'
export {
  type LocatedSettingsChange,
  readSettingsChanges,
  type SettingsChange,
} from './calls/readSettingsChanges.ts'
export {
  type CallDescription,
  type DescriptionRefusal,
  describeCall,
} from './clearSigning/describeCall.ts'
export { readDescription } from './clearSigning/readDescription.ts'
export type { ClearDescription, DescribedValue } from './clearSigning/types.ts'
export { addressInSlot } from './code/addressInSlot.ts'
export { type BorrowedCode, findBorrowedCode } from './code/findBorrowedCode.ts'
export { type IdentifiedCode, identifyCode } from './code/identifyCode.ts'
export {
  type IdentifySafeParameters,
  identifySafe,
  type SafeIdentity,
} from './code/identifySafe.ts'
export { type DelegateJudgement, judgeDelegateCall } from './code/judgeDelegateCall.ts'
export type { KnownContract } from './code/knownCodeHashes.ts'
export { mayBorrow } from './code/mayBorrow.ts'
export { mayDelegateTo, type RequiredCode } from './code/mayDelegateTo.ts'
export { safeSlots } from './code/safeSlots.ts'
export { decodeResult } from './contracts/decodeResult.ts'
export { encodeExecution } from './contracts/encodeExecution.ts'
export { type Erc1271Question, erc1271Call } from './contracts/erc1271Call.ts'
export { hashArguments } from './contracts/hashArguments.ts'
export { listSentinel } from './contracts/listSentinel.ts'
export { safeAbi } from './contracts/safeAbi.ts'
export { safeActionsAbi } from './contracts/safeActionsAbi.ts'
export { safeFactoryAbi } from './contracts/safeFactoryAbi.ts'
export { readSafeState, type SafeState, safeStateCalls } from './contracts/safeState.ts'
export { type SignedDetails, toSafeTransaction } from './contracts/toSafeTransaction.ts'
export {
  judgeNewSafe,
  MOST_OWNERS,
  type NewSafe,
  type NewSafeCaution,
  type NewSafeJudgement,
  type NewSafeRefusal,
} from './creation/judgeNewSafe.ts'
export { type PlannedSafe, planSafe, type SafePlan } from './creation/planSafe.ts'
export {
  findLacking,
  type SafeContracts,
  type SafeRelease,
  safeReleases,
} from './creation/safeReleases.ts'
export {
  DuplicateSignerError,
  InvalidBatchError,
  InvalidCalldataError,
  InvalidDescriptionError,
  InvalidFieldError,
  InvalidFunctionError,
  InvalidMessageError,
  InvalidProofError,
  InvalidSignatureError,
  LimitExceededError,
  SafeError,
  UnsupportedVersionError,
} from './errors.ts'
export { type AnyTypedData, boundTypedData } from './hashes/boundTypedData.ts'
export { type DelegationTypedData, delegationTypedData } from './hashes/delegationTypedData.ts'
export { type DeletionTypedData, deletionTypedData } from './hashes/deletionTypedData.ts'
export { digestCalldata } from './hashes/digestCalldata.ts'
export { groupHash } from './hashes/groupHash.ts'
export { hashDomain } from './hashes/hashDomain.ts'
export { hashForContractOwner } from './hashes/hashForContractOwner.ts'
export {
  hashSafeMessage,
  type SafeMessage,
  type SafeMessageHashes,
} from './hashes/hashSafeMessage.ts'
export {
  hashSafeTransaction,
  type SafeTransactionHashes,
} from './hashes/hashSafeTransaction.ts'
export { hashTypedData } from './hashes/hashTypedData.ts'
export { type MessageTypedData, messageTypedData } from './hashes/messageTypedData.ts'
export {
  readSignedFields,
  type SignedFields,
  type StatedTypedData,
} from './hashes/readSignedFields.ts'
export { type RenewalTypedData, renewalTypedData } from './hashes/renewalTypedData.ts'
export { type SafeTypedData, safeTypedData } from './hashes/safeTypedData.ts'
export { type VersionTraits, versionTraits } from './hashes/versionTraits.ts'
export { hashBlockHeader, type StatedHeader } from './merkle/hashBlockHeader.ts'
export { type ProvenSafe, readProvenSafe, type StatedProof } from './merkle/readProvenSafe.ts'
export { safeProofSlots } from './merkle/safeLayout.ts'
export { type ProvenAccount, verifyAccountProof } from './merkle/verifyAccountProof.ts'
export { verifyStorageProof } from './merkle/verifyStorageProof.ts'
export { type Grant, readTypedMeaning, type TypedMeaning } from './messages/readTypedMeaning.ts'
export { type Approval, approvalCall, readApproval } from './nesting/approvalCall.ts'
export {
  DEEPEST_LEVEL,
  judgeOwnerSafe,
  type OwnerSafe,
  type OwnerStep,
} from './nesting/judgeOwnerSafe.ts'
export { checkDecoding, type DecodingCheck } from './proof/checkDecoding.ts'
export { coerceValue } from './proof/coerceValue.ts'
export type { StatedTransaction } from './proof/compareFields.ts'
export type { ConfirmationClaim } from './proof/judgeConfirmations.ts'
export type { ChainExecution } from './proof/judgeExecution.ts'
export {
  type ChainClaim,
  type GatewayClaim,
  type Proof,
  type ProofClaims,
  prove,
} from './proof/prove.ts'
export type { SignerClaim } from './proof/proveSigner.ts'
export {
  callsTransaction,
  type ExecutedSignatures,
  type MinedTransaction,
  readExecutedSignatures,
} from './proof/readExecutedSignatures.ts'
export { isOutcome, readOutcome } from './proof/readOutcome.ts'
export type {
  DecodingReason,
  ForeignDecoding,
  ForeignParameter,
  ProofReason,
  ProofRow,
  Verdict,
} from './proof/types.ts'
export { judgeRefund, type RefundJudgement } from './refund/judgeRefund.ts'
export { maximumRefund } from './refund/maximumRefund.ts'
export { type Refund, type RefundTerms, refundOf } from './refund/refundOf.ts'
export { type CodeRight, isUnlimited, listRights, type Right } from './rights/listRights.ts'
export { applySettingsChange } from './settings/applySettingsChange.ts'
export { compareVersions } from './settings/compareVersions.ts'
export { encodeSettingsChange, type ProposedChange } from './settings/encodeSettingsChange.ts'
export {
  type Caution,
  judgeSettingsChange,
  type Newcomer,
  type Refusal,
} from './settings/judgeSettingsChange.ts'
export type { SafeSettings } from './settings/safeSettings.ts'
export type { SafeUpdate } from './settings/safeUpdate.ts'
export {
  judgeSignature,
  type SignatureClaim,
  type SignatureContext,
  type SignatureJudgement,
} from './signatures/judgeSignature.ts'
export { judgeSignatures } from './signatures/judgeSignatures.ts'
export {
  normalizeWalletSignature,
  type SigningMethod,
} from './signatures/normalizeWalletSignature.ts'
export { packSignatures, type SignedBy } from './signatures/packSignatures.ts'
export { parseSignature } from './signatures/parseSignature.ts'
export { parseSignatures } from './signatures/parseSignatures.ts'
export { type Delegation, proveDelegation } from './signatures/proveDelegation.ts'
export { recoverSigner } from './signatures/recoverSigner.ts'
export { serializeSignature } from './signatures/serializeSignature.ts'
export type {
  ApprovedHashSignature,
  ContractSignature,
  EcdsaSignature,
  EthSignSignature,
  SafeSignature,
} from './signatures/types.ts'
export type { Call, Operation, SafeAccount, SafeTransaction } from './types.ts'
export { WITNESS_NAMES } from './witness/judgeFact.ts'
export { judgeWitnesses, type WitnessJudgement } from './witness/judgeWitnesses.ts'
export type {
  Evidence,
  Fact,
  NodeName,
  NodeTestimony,
  Testimony,
  Told,
  Witnesses,
  WitnessGround,
  WitnessName,
  WitnessRow,
  WitnessVerdict,
} from './witness/types.ts'
export { writeFact } from './witness/writeFact.ts'
