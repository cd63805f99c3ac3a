import type { English } from '../words.en.ts'

type ErrorWord = Extract<keyof English, `error.${string}`>

export type ErrorDescription = { word: ErrorWord; technical: string }

const BY_NAME: Readonly<Record<string, ErrorWord>> = {
  GatewayNetworkError: 'error.network',
  GatewayTimeoutError: 'error.timeout',
  GatewayContentError: 'error.content',
  GatewayContractError: 'error.content',
  GatewaySizeError: 'error.content',
  GatewayOriginError: 'error.content',
  // Of the connected wallet only a Safe's host fills cards.
  HostAnswerError: 'error.host',
  InvalidAnswerError: 'error.host',
  SafeHostError: 'error.hostFailed',
  SafeUnavailableError: 'error.host',
  WalletTimeoutError: 'error.hostSilent',
  HttpRequestError: 'error.chain',
  TimeoutError: 'error.timeout',
  CallExecutionError: 'error.chain',
  ContractFunctionExecutionError: 'error.chain',
  InternalRpcError: 'error.chain',
  RpcRequestError: 'error.chain',
  UnknownRpcError: 'error.chain',
}

/** R-ERR-4: one sentence for a person, and the technical text for whoever has to mend it. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { word: 'error.unexpected', technical: String(error) }
  const technical = [`${error.name}: ${error.message}`, ...issuesOf(error)].join('\n')
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined
  return { word: wordOf(error, status), technical }
}

function wordOf({ name }: Error, status: number | undefined): ErrorWord {
  if (name === 'GatewayResponseError' && status !== undefined) {
    if (status === 404) return 'error.notFound'
    if (status === 400 || status === 422) return 'error.refused'
    return status === 429 ? 'error.busy' : 'error.server'
  }
  return BY_NAME[name] ?? 'error.unexpected'
}

/** Where an answer differs from what was agreed. */
function issuesOf(error: Error): string[] {
  return 'issues' in error && Array.isArray(error.issues) ? error.issues.map(String) : []
}
