import { parseSignInMessage } from './parseSignInMessage.ts'
import { SignInMessageError } from './signInMessageError.ts'
import type { SignInMessage } from './types.ts'

export type CreateSignInMessageParameters = Omit<SignInMessage, 'version'>
export type CreateSignInMessageErrorType = SignInMessageError

/**
 * Writes a message by EIP-4361. It is read back before it is handed out, so that no field can
 * smuggle in another one.
 *
 * @throws SignInMessageError
 */
export function createSignInMessage(fields: CreateSignInMessageParameters): string {
  const { scheme, domain, statement, resources } = fields
  const text = [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your Ethereum account:`,
    fields.address,
    '',
    ...(statement === undefined ? [''] : [statement, '']),
    `URI: ${fields.uri}`,
    'Version: 1',
    `Chain ID: ${fields.chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    ...line('Expiration Time', fields.expirationTime),
    ...line('Not Before', fields.notBefore),
    ...line('Request ID', fields.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((uri) => `- ${uri}`)]),
  ].join('\n')
  const read = parseSignInMessage(text)
  for (const [name, value] of Object.entries(read)) {
    // Every name that was read, but the version's, is one of the given fields'.
    if (name !== 'version' && !isSame(name, value, fields[name as keyof typeof fields])) {
      throw new SignInMessageError(name, 'is not valid')
    }
  }
  return text
}

function line(label: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${label}: ${value}`]
}

/** The address comes back with its checksum, everything else as it was. */
function isSame(name: string, read: unknown, given: unknown): boolean {
  // A missing field would have been written, and read, as the word "undefined".
  if (typeof read === 'string' && typeof given !== 'string') return false
  if (name === 'address') return String(read).toLowerCase() === String(given).toLowerCase()
  return String(read) === String(given)
}
