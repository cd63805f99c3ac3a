import { type Address, getAddress } from 'viem'
import { isAuthority } from './isAuthority.ts'
import { isDateTime } from './isDateTime.ts'
import { isUri } from './isUri.ts'
import { SignInMessageError } from './signInMessageError.ts'
import { SIGN_IN_LIMITS, type SignInMessage } from './types.ts'

export type ParseSignInMessageErrorType = SignInMessageError

const TITLE = ' wants you to sign in with your Ethereum account:'
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/
const STATEMENT = /^[A-Za-z0-9 !#$&-;=?@[\]_~]*$/
const NONCE = /^[A-Za-z0-9]{8,}$/
const CHAIN_ID = /^[1-9]\d{0,15}$/
const REQUEST_ID = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*$/

/**
 * Reads a message by the exact grammar of EIP-4361, in linear time. Wallets check where a message
 * comes from only when it follows that grammar: what is read leniently has passed no such check.
 *
 * @throws SignInMessageError
 */
export function parseSignInMessage(text: string): SignInMessage {
  if (text.length > SIGN_IN_LIMITS.message) {
    throw new SignInMessageError('it', `is longer than ${SIGN_IN_LIMITS.message} characters`)
  }
  const lines = createLines(text)
  const { scheme, domain } = parseTitle(lines.next())
  const address = parseAddress(lines.next())
  lines.blank()
  const statement = parseStatement(lines)
  const uri = lines.required('URI', isUri)
  lines.required('Version', (value) => value === '1')
  const chainId = Number(lines.required('Chain ID', isChainId))
  const nonce = lines.required('Nonce', (value) => NONCE.test(value))
  const issuedAt = lines.required('Issued At', isDateTime)
  const expirationTime = lines.optional('Expiration Time', isDateTime)
  const notBefore = lines.optional('Not Before', isDateTime)
  const requestId = lines.optional('Request ID', isRequestId)
  const resources = parseResources(lines)
  lines.end()
  return {
    ...(scheme !== undefined && { scheme }),
    domain,
    address,
    ...(statement !== undefined && { statement }),
    uri,
    version: '1',
    chainId,
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
}

type Lines = ReturnType<typeof createLines>

/** The lines of a text, taken one after the other. Only LF ends a line. */
function createLines(text: string) {
  const all = text.split('\n')
  let at = 0
  const optional = (label: string, accepts: (value: string) => boolean): string | undefined => {
    const line = all[at]
    if (!line?.startsWith(`${label}: `)) return undefined
    const value = line.slice(label.length + 2)
    if (!accepts(value)) throw new SignInMessageError(label, 'is not valid')
    at++
    return value
  }
  return {
    peek: (offset = 0) => all[at + offset],
    next: () => all[at++] ?? '',
    optional,
    required(label: string, accepts: (value: string) => boolean): string {
      const value = optional(label, accepts)
      if (value === undefined) throw new SignInMessageError(label, 'is not where it must be')
      return value
    },
    blank() {
      if (all[at++] !== '') throw new SignInMessageError(`line ${at}`, 'must be empty')
    },
    end() {
      if (at !== all.length) throw new SignInMessageError(`line ${at + 1}`, 'is not expected')
    },
  }
}

function parseTitle(line: string): Pick<SignInMessage, 'scheme' | 'domain'> {
  if (!line.endsWith(TITLE)) throw new SignInMessageError('line 1', 'is not the title')
  const origin = line.slice(0, -TITLE.length)
  const mark = origin.indexOf('://')
  const scheme = mark === -1 ? undefined : origin.slice(0, mark)
  const domain = mark === -1 ? origin : origin.slice(mark + 3)
  if (scheme !== undefined && !SCHEME.test(scheme)) {
    throw new SignInMessageError('scheme', 'is not valid')
  }
  if (!isAuthority(domain, { userinfo: false })) {
    throw new SignInMessageError('domain', 'is not valid')
  }
  return { scheme, domain }
}

/** Mixed case is a checksum (EIP-55) and has to be right; all lower case is none. */
function parseAddress(line: string): Address {
  if (!/^0x[0-9a-fA-F]{40}$/.test(line)) throw new SignInMessageError('address', 'is not valid')
  const checksummed = getAddress(line.toLowerCase())
  if (line !== checksummed && line !== line.toLowerCase()) {
    throw new SignInMessageError('address', 'has a wrong checksum')
  }
  return checksummed
}

/** Without a statement there is one empty line, with one (it may be empty) there are two. */
function parseStatement(lines: Lines): string | undefined {
  if (lines.peek() === '' && lines.peek(1) !== '') {
    lines.blank()
    return undefined
  }
  const statement = lines.next()
  if (!STATEMENT.test(statement)) throw new SignInMessageError('statement', 'is not valid')
  if (statement.length > SIGN_IN_LIMITS.statement) {
    throw new SignInMessageError('statement', 'is too long')
  }
  lines.blank()
  return statement
}

function parseResources(lines: Lines): string[] | undefined {
  if (lines.peek() !== 'Resources:') return undefined
  lines.next()
  const resources: string[] = []
  while (lines.peek()?.startsWith('- ')) {
    const resource = lines.next().slice(2)
    if (!isUri(resource)) throw new SignInMessageError('Resources', 'are not valid')
    resources.push(resource)
  }
  if (
    resources.length > SIGN_IN_LIMITS.resources ||
    resources.join('').length > SIGN_IN_LIMITS.resourceCharacters
  ) {
    throw new SignInMessageError('Resources', 'are too many')
  }
  return resources
}

function isChainId(value: string): boolean {
  return CHAIN_ID.test(value) && Number.isSafeInteger(Number(value))
}

function isRequestId(value: string): boolean {
  return value.length <= SIGN_IN_LIMITS.requestId && REQUEST_ID.test(value)
}
