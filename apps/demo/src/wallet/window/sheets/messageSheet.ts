import { hexToBytes } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { AskOf } from '../../asks.ts'
import type { Block, Row, Sheet, SheetContext } from './sheet.ts'
import { addressRow, byteLength, chainRow, count, hostOf, visible } from './text.ts'

type Siwe = ReturnType<typeof parseSiweMessage>

/** A message to sign: a sign-in as fields, other text as text, anything else as bytes. */
export function messageSheet(ask: AskOf<'signMessage'>, context: SheetContext): Sheet {
  const text = decodeText(ask.message)
  if (text === undefined) return bytesSheet(ask)
  const siwe = parseSiweMessage(text)
  if (siwe.domain !== undefined && siwe.nonce !== undefined) {
    return signInSheet(ask, siwe, text, context)
  }
  const pretends = text.includes('wants you to sign in with your Ethereum account')
  return {
    title: 'Sign a message',
    lead: 'Signing costs nothing, but others can hold you to what the message says.',
    warnings: pretends
      ? ['This reads like a sign-in, but does not follow its form. It may be for another site.']
      : [],
    blocks: [signedBy(ask), { type: 'text', title: 'Message', text: visible(text) }],
  }
}

const bytesSheet = (ask: AskOf<'signMessage'>): Sheet => ({
  title: 'Sign a message',
  lead: 'Signing costs nothing, but others can hold you to what the message says.',
  warnings: ['The message is not readable text. Sign it only if you know what these bytes mean.'],
  blocks: [
    signedBy(ask),
    {
      type: 'text',
      title: `Message, ${count(byteLength(ask.message), 'byte')}`,
      text: ask.message,
      code: true,
    },
  ],
})

function signInSheet(
  ask: AskOf<'signMessage'>,
  siwe: Siwe,
  text: string,
  context: SheetContext,
): Sheet {
  const { domain = '', statement, uri, chainId, nonce } = siwe
  const rows: Row[] = [
    { label: 'Sign in to', value: visible(domain) },
    ...(siwe.address ? [addressRow('Account', siwe.address)] : []),
    ...(statement ? [{ label: 'Statement', value: visible(statement) }] : []),
    ...(uri ? [{ label: 'Address', value: visible(uri), code: true }] : []),
    { label: 'Chain', value: `${chainId ?? 'none'}` },
    { label: 'Nonce', value: nonce ?? '', code: true },
    ...timeRow('Issued', siwe.issuedAt),
    ...timeRow('Valid from', siwe.notBefore),
    ...timeRow('Valid until', siwe.expirationTime),
    ...(siwe.requestId ? [{ label: 'Request', value: visible(siwe.requestId) }] : []),
    ...(siwe.resources ?? []).map((resource) => ({ label: 'Resource', value: visible(resource) })),
  ]
  return {
    title: 'Sign in',
    lead: 'Your signature proves to this page that the account is yours. It costs nothing.',
    warnings: signInWarnings(ask, siwe, context),
    blocks: [
      { type: 'rows', rows },
      { type: 'more', title: 'Message as it is signed', text: visible(text) },
    ],
  }
}

function signInWarnings(
  ask: AskOf<'signMessage'>,
  siwe: Siwe,
  { origin, now }: SheetContext,
): string[] {
  const { domain = '', address, chainId, expirationTime, notBefore, scheme } = siwe
  const host = hostOf(origin)
  const warnings: string[] = []
  if (domain.toLowerCase() !== host || (scheme && `${scheme}://${host}` !== origin)) {
    warnings.push(
      `The message signs you in to ${visible(domain)}, but ${host} is asking. Reject it unless you know why.`,
    )
  }
  if (address?.toLowerCase() !== ask.from.toLowerCase()) {
    warnings.push('The message names another account than the one that signs.')
  }
  if (chainId !== ask.chain.id) {
    warnings.push(`The message is for chain ${chainId}, the wallet is on ${ask.chain.id}.`)
  }
  if (expirationTime && !(expirationTime > now)) warnings.push('The message has expired.')
  if (notBefore && !(notBefore <= now)) warnings.push('The message is not valid yet.')
  return warnings
}

const signedBy = (ask: AskOf<'signMessage'>): Block => ({
  type: 'rows',
  rows: [addressRow('Signed by', ask.from), chainRow(ask.chain)],
})

function timeRow(label: string, time: Date | undefined): Row[] {
  if (!time) return []
  const readable = !Number.isNaN(time.getTime())
  return [{ label, value: readable ? time.toISOString() : 'not a time' }]
}

function decodeText(message: `0x${string}`): string | undefined {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    const text = decoder.decode(hexToBytes(message))
    // Bytes that happen to be UTF-8 are still no text when they steer a terminal.
    return /[^\P{Cc}\t\n\r]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
