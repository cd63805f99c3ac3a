import { SiweMessage } from '@signinwithethereum/siwe'
import { expect, it } from 'vitest'
import { parseSignInMessage } from './parseSignInMessage.ts'
import { createRandom, generateMessage } from './testing/generateMessage.ts'
import type { SignInMessage } from './types.ts'

const COUNT = process.env.DEEP ? 1_000_000 : 10_000
const SEED = 4361

/**
 * Everything the reference accepts and we refuse, with the reason. The other direction has no
 * list: we accept nothing that it refuses.
 */
const STRICTER: [reason: string, applies: (theirs: SiweMessage, text: string) => boolean][] = [
  ['longer than 4096 characters: a cap against floods', (_, text) => text.length > 4096],
  ['a user name before the domain can pass for the domain', ({ domain }) => domain.includes('@')],
  ['a domain without a host names nobody', ({ domain }) => /^(:|$)/.test(domain)],
  [
    'IPvFuture: no such address exists',
    (theirs) => hosts(theirs).some((host) => /\[v/i.test(host)),
  ],
  ['a port has five digits at most', (theirs) => hosts(theirs).some((host) => /:\d{6}/.test(host))],
  [
    'IPv4 in IPv6 with leading zeros: programs disagree whether they are octal',
    (theirs) => hosts(theirs).some((host) => /[:.]0\d+(\.|\])/.test(host)),
  ],
  ['the address starts with a small x (EIP-55)', (_, text) => /^0X/m.test(text)],
  [
    'an address all in capitals has no checksum, and nobody writes it so',
    ({ address }) => address.slice(2) === address.slice(2).toUpperCase(),
  ],
  ['a statement is one short sentence', ({ statement = '' }) => statement.length > 200],
  [
    'a chain id is written in one way and fits a number',
    ({ chainId }, text) =>
      !Number.isSafeInteger(chainId) || chainId === 0 || !text.includes(`Chain ID: ${chainId}\n`),
  ],
  ['dates use capital T and Z', (theirs) => times(theirs).some((time) => /[tz]/.test(time))],
  [
    'a leap second fits no date',
    (theirs) => times(theirs).some((time) => /:60(\.|Z|[+-])/.test(time)),
  ],
  ['nine digits of a second', (theirs) => times(theirs).some((time) => /\.\d{10}/.test(time))],
  ['a request id is short', ({ requestId = '' }) => requestId.length > 64],
  [
    'few and short resources',
    ({ resources = [] }) => resources.length > 16 || resources.join('').length > 1024,
  ],
]

function hosts({ domain, uri, resources = [] }: SiweMessage): string[] {
  const authority = (text: string) => /^[^:]+:\/\/([^/?#]*)/.exec(text)?.[1] ?? ''
  return [domain, authority(uri), ...resources.map(authority)]
}

function times({ issuedAt, expirationTime, notBefore }: SiweMessage): string[] {
  return [issuedAt, expirationTime, notBefore].filter((time) => time !== undefined)
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

it(`reads ${COUNT.toLocaleString('en')} generated messages as the reference does, or more strictly`, () => {
  const random = createRandom(SEED)
  const counts = { both: 0, neither: 0, stricter: new Map<string, number>() }
  for (let index = 0; index < COUNT; index++) {
    const text = generateMessage(random)
    const ours = attempt(() => parseSignInMessage(text))
    const theirs = attempt(() => new SiweMessage(text))
    if (ours && theirs) {
      counts.both++
      compare(ours, theirs)
    } else if (ours) {
      expect.fail(`Only we accept this:\n${JSON.stringify(text)}`)
    } else if (theirs) {
      const reason = STRICTER.find(([, applies]) => applies(theirs, text))?.[0]
      if (!reason) expect.fail(`Only they accept this:\n${JSON.stringify(text)}`)
      counts.stricter.set(reason, (counts.stricter.get(reason) ?? 0) + 1)
    } else {
      counts.neither++
    }
  }
  // Both sides of the border were visited, and so was every listed difference.
  expect(counts.both).toBeGreaterThan(COUNT / 10)
  expect(counts.neither).toBeGreaterThan(COUNT / 10)
  expect([...counts.stricter.keys()].sort()).toEqual(STRICTER.map(([reason]) => reason).sort())
})

/** Not with `toEqual`, which is slow: every field, as text. */
function compare(ours: SignInMessage, theirs: SiweMessage): void {
  const fields = ({ ...message }: SignInMessage | SiweMessage) => [
    message.scheme,
    message.domain,
    message.address.toLowerCase(),
    message.statement,
    message.uri,
    message.version,
    message.chainId,
    message.nonce,
    message.issuedAt,
    message.expirationTime,
    message.notBefore,
    message.requestId,
    message.resources,
  ]
  if (JSON.stringify(fields(ours)) !== JSON.stringify(fields(theirs))) {
    expect(fields(ours)).toEqual(fields(theirs))
  }
}
