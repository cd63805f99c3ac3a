/** What every error of the client has in common. Its message can be shown to a person. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError'
}

/** The gateway answered, and its answer is an error. The message is `code: message`. */
export class GatewayResponseError extends GatewayError {
  override readonly name = 'GatewayResponseError'
  /** The HTTP status. */
  readonly status: number
  /** The gateway's own code: usually the status again, sometimes a word. */
  readonly code: number | string | null

  constructor(message: string, status: number, code: number | string | null) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The gateway answered with something that is no JSON. */
export class GatewayContentError extends GatewayError {
  override readonly name = 'GatewayContentError'
}

/** The gateway answered with JSON that is not what was agreed. */
export class GatewayContractError extends GatewayError {
  override readonly name = 'GatewayContractError'
  /** Where it differs, such as `results.0.txStatus: Expected …`. */
  readonly issues: readonly string[]

  constructor(call: string, issues: readonly string[], options?: ErrorOptions) {
    super(`The gateway’s answer to ${call} is not what was agreed.`, options)
    this.issues = issues
  }
}

/** The answer is longer than we are willing to read. */
export class GatewaySizeError extends GatewayError {
  override readonly name = 'GatewaySizeError'
}

/** The answer did not come, or did not end, in time. */
export class GatewayTimeoutError extends GatewayError {
  override readonly name = 'GatewayTimeoutError'
}

/** The gateway cannot be reached. */
export class GatewayNetworkError extends GatewayError {
  override readonly name = 'GatewayNetworkError'
}

/** The gateway points to another place: a page, or an answer, that is not its own. */
export class GatewayOriginError extends GatewayError {
  override readonly name = 'GatewayOriginError'
}

/** A call cannot be made with this parameter, or from this base address. */
export class GatewayParameterError extends GatewayError {
  override readonly name = 'GatewayParameterError'
}
