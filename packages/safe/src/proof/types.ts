/** The only three answers. Silence, absence and doubt are all the third. */
export type Verdict = 'proven' | 'mismatch' | 'could not check'

/** Somebody else's decoding of calldata, in the shape that gateways send it. */
export type ForeignDecoding = {
  method: string
  parameters?: readonly ForeignParameter[] | null
}

export type ForeignParameter = {
  name?: string | null
  type: string
  value?: unknown
  /** The calls of a batch, or the decoding of bytes that are calldata themselves. */
  valueDecoded?: unknown
}

export type DecodingReason =
  | 'sameBytes'
  /** Encoding what is claimed gives other bytes than the calldata. */
  | 'otherBytes'
  /** The bytes agree, but the selector belongs to a function that we know by another name. */
  | 'otherFunction'
  /** The bytes agree, but four bytes do not prove the name of a function that we do not know. */
  | 'unknownFunction'
  /** The bytes agree, but a parameter has a name we do not know for it. */
  | 'otherNames'
  /** The claim stops before the calldata ends. */
  | 'trailingBytes'
  /** The claim cannot be encoded at all. */
  | 'unreadable'

export type ProofReason =
  | 'computed'
  | 'equal'
  | 'different'
  | 'noAnswer'
  | 'unknownVersion'
  | 'invalidTransaction'
  | 'noOwnHash'
  | 'signedByOwner'
  | 'signedByOther'
  | 'notOwner'
  | 'duplicate'
  | 'malformedSignature'
  | 'kindNotSupported'
  | 'noSignature'
  | 'ownersUnknown'
  | 'chainNotAsked'
  | 'vouchedByChain'
  | 'deniedByChain'
  /** It may have been so then, and nothing that is left shows it. */
  | 'chainCannotSay'
  /** The bytes that were executed could not be found or read. */
  | 'noExecutedSignatures'
  | 'executed'
  | 'notExecuted'
  /** The Safe says that it ended otherwise. */
  | 'otherOutcome'
  | DecodingReason

export type ProofRow = {
  /** Such as `ownHash`, `gatewayHash`, `gateway.value`, `chainHash`, `execution`, `signer`, `confirmation.0`. */
  subject: string
  verdict: Verdict
  reason: ProofReason
  /** What we hold to be true, and what was claimed, where the two can be laid side by side. */
  expected?: string
  claimed?: string
}
