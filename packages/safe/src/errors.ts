/** What every error of this package has in common, so that one `instanceof` catches them all. */
export class SafeError extends Error {
  override readonly name: string = 'SafeError'
}

/** A value that cannot stand in the field it was given for. */
export class InvalidFieldError extends SafeError {
  override readonly name = 'InvalidFieldError'
  readonly field: string

  constructor(field: string, wanted: string, options?: ErrorOptions) {
    super(`The field ${field} must be ${wanted}.`, options)
    this.field = field
  }
}

/** A Safe whose way of hashing is not known here: no hash is better than a guessed one. */
export class UnsupportedVersionError extends SafeError {
  override readonly name = 'UnsupportedVersionError'

  constructor(version: string) {
    super(`Safe version ${version.slice(0, 32)} is not known here.`)
  }
}

/** Bytes that are no Safe signature. */
export class InvalidSignatureError extends SafeError {
  override readonly name = 'InvalidSignatureError'
}

/** Two signatures of one owner: the contract counts an owner once and refuses the second. */
export class DuplicateSignerError extends SafeError {
  override readonly name = 'DuplicateSignerError'

  constructor(signer: string) {
    super(`There are two signatures of ${signer}.`)
  }
}

/** Bytes that are no list of MultiSend transactions. */
export class InvalidBatchError extends SafeError {
  override readonly name = 'InvalidBatchError'
}

/** Input that is well-formed so far, and larger than we are willing to read. */
export class LimitExceededError extends SafeError {
  override readonly name = 'LimitExceededError'
}

/** A message that is neither a text, nor bytes, nor typed data that can be hashed. */
export class InvalidMessageError extends SafeError {
  override readonly name = 'InvalidMessageError'
}

/** A function signature that cannot be read, given by the caller or by a decoding under test. */
export class InvalidFunctionError extends SafeError {
  override readonly name = 'InvalidFunctionError'
}

/** Calldata that is not the canonical encoding of the parameters it is read as. */
export class InvalidCalldataError extends SafeError {
  override readonly name = 'InvalidCalldataError'
}

/** A file that describes a contract's calls in another form than ERC-7730 has. */
export class InvalidDescriptionError extends SafeError {
  override readonly name = 'InvalidDescriptionError'
}

/** A Merkle proof that does not lead from its root to what it is said to show. */
export class InvalidProofError extends SafeError {
  override readonly name = 'InvalidProofError'
}
