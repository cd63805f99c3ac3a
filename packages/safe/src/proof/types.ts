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
