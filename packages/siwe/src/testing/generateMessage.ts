/** A generator of whole numbers below `limit`, the same for the same seed (mulberry32). */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

type Random = (limit: number) => number

/** Values on both sides of every rule's edge. The first ones are ordinary. */
const DOMAINS = [
  'app.example.org',
  'localhost:4100',
  '127.0.0.1:80',
  '[::1]:4100',
  '[2001:db8::7:8]',
  '[1:2:3:4:5:6:7:8]',
  '[::ffff:1.2.3.4]',
  '[1:2:3:4:5:6:1.2.3.4]',
  '[1::8]',
  '[1:2:3:4:5:6:7::]',
  '[::]',
  'xn--bcher-kva.example',
  'a%20b.example',
  'user@app.example.org',
  'user:pass@app.example.org',
  'app.example.org:',
  'app.example.org:123456',
  ':80',
  '',
  '[v1.a]',
  '[1:2]',
  '[1::2::3]',
  '[12345::]',
  '[::1.2.3.400]',
  '[::01.2.3.4]',
  'bücher.example',
  'a b',
  'a/b',
  '256.1.1.1',
  "a!$&'()*+,;=b",
  'App.Example.ORG',
]
const SCHEMES = [
  '',
  '',
  'https://',
  'http://',
  'a+b.c-d://',
  '1a://',
  '://',
  'ht tp://',
  'HTTPS://',
]
const ADDRESSES = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266',
  '0Xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0Xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226',
  '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x0000000000000000000000000000000000000000',
  'f39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
]
const STATEMENTS = [
  undefined,
  '',
  'Sign in.',
  "a:/?#[]@!$&'()*+,;=-._~ z",
  'URI: https://x.example',
  'percent % sign',
  'quote " here',
  'less < more',
  'brace { here',
  'tab\there',
  'carriage\rreturn',
  'ünïcode',
  'two\nlines',
  ' ',
  'x'.repeat(200),
  'x'.repeat(201),
]
const URIS = [
  'https://app.example.org',
  'https://app.example.org/path/to?query=1&b=/?#fragment/?',
  'http://localhost:4100/',
  'urn:recap:eyJhdHQiOnt9fQ',
  'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
  'did:key:z6Mk',
  'a:',
  'a:/',
  'a://',
  'a:?',
  'a:#',
  'a:b//c',
  'https://user:pw@host/',
  'https://[::1]:80/a',
  'https://[v1.x]/',
  'https://h:99999999/',
  'https://h:/',
  'https://h/%41%7e',
  'https://h/%4',
  'https://h/ä',
  'https://h/a b',
  'https://h/a|b',
  'https://h/[x]',
  'https://h/#a#b',
  'https://h\\x',
  '//h/a',
  '1a:b',
  'nothing',
  '',
]
const VERSIONS = ['1', '1', '1', '1', '2', '1.0', '01', '']
const CHAIN_IDS = [
  '1',
  '31337',
  '10',
  '9007199254740991',
  '9007199254740992',
  '0',
  '01',
  '0x1',
  '-1',
  '1e3',
  '1.5',
  '',
  '99999999999999999999999',
]
const NONCES = [
  'abcdefgh',
  '12345678',
  'aB3'.repeat(14),
  'x'.repeat(300),
  'x'.repeat(4000),
  'short12',
  'with-dash',
  '',
]
const TIMES = [
  '2026-01-02T03:04:05.678Z',
  '2026-01-02T03:04:05Z',
  '2026-01-02T03:04:05+05:30',
  '2026-01-02T03:04:05-00:00',
  '2024-02-29T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-01-02T03:04:05.1234567890Z',
  '2026-01-02t03:04:05z',
  '2016-12-31T23:59:60Z',
  '2026-02-31T00:00:00Z',
  '2025-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-01-02T24:00:00Z',
  '2026-01-02T03:60:00Z',
  '2026-01-02T03:04:05',
  '2026-01-02',
  '2026-01-02 03:04:05Z',
  '2026-01-02T03:04:05.Z',
  '2026-01-02T03:04:05+24:00',
  '2026-01-02T03:04:05+0530',
  'Fri, 02 Jan 2026 03:04:05 GMT',
  '',
]
const REQUEST_IDS = [
  '',
  'id-1',
  "!$&'()*+,;=:@~",
  '%41',
  '%4',
  'a/b',
  'a b',
  'x'.repeat(64),
  'x'.repeat(65),
]
const NOISE = [
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  '%',
  '"',
  '@',
  ':',
  '/',
  '-',
  '0',
  'x',
  'Z',
  'é',
  '\u2028',
  '😀',
  '[',
  ']',
  '.',
  '<',
]

/** A message of mostly ordinary values; more than half then have something changed in them. */
export function generateMessage(random: Random): string {
  const odd = random(3) === 0
  const pick = <T>(values: readonly [T, ...T[]] | readonly T[]): T => {
    const usual = Math.min(values.length, 3)
    // The lists above are not empty.
    return values[random(odd && random(3) === 0 ? values.length : usual)] as T
  }
  const statement = pick(STATEMENTS)
  const lines = [
    `${pick(SCHEMES)}${pick(DOMAINS)} wants you to sign in with your Ethereum account:`,
    random(8) === 0 ? pick(ADDRESSES) : (ADDRESSES[random(2)] ?? ''),
    '',
    ...(statement === undefined ? [''] : [statement, '']),
    `URI: ${pick(URIS)}`,
    `Version: ${pick(VERSIONS)}`,
    `Chain ID: ${pick(CHAIN_IDS)}`,
    `Nonce: ${pick(NONCES)}`,
    `Issued At: ${pick(TIMES)}`,
  ]
  if (random(2) === 0) lines.push(`Expiration Time: ${pick(TIMES)}`)
  if (random(3) === 0) lines.push(`Not Before: ${pick(TIMES)}`)
  if (random(3) === 0) lines.push(`Request ID: ${pick(REQUEST_IDS)}`)
  if (random(3) === 0) {
    lines.push('Resources:')
    const count = random(12) === 0 ? 14 + random(5) : random(4)
    for (let index = 0; index < count; index++) lines.push(`- ${pick(URIS)}`)
  }
  let text = lines.join('\n')
  if (random(2) === 0) {
    for (let times = random(3); times >= 0; times--) text = mutate(text, random)
  }
  return text
}

/** One small change: of a character, of a line, or at the end. */
function mutate(text: string, random: Random): string {
  const at = random(text.length + 1)
  const noise = NOISE[random(NOISE.length)] ?? ''
  const lines = text.split('\n')
  const line = random(lines.length)
  switch (random(10)) {
    case 0:
      return text.slice(0, at) + noise + text.slice(at)
    case 1:
      return text.slice(0, at) + text.slice(at + 1)
    case 2:
      return text.slice(0, at) + noise + text.slice(at + 1)
    case 3:
      return text + noise
    case 4:
      return lines.toSpliced(line, 1).join('\n')
    case 5:
      return lines.toSpliced(line, 0, lines[line] ?? '').join('\n')
    case 6:
      return lines.toSpliced(line, 2, ...lines.slice(line, line + 2).reverse()).join('\n')
    case 7:
      return text.slice(0, at)
    case 8:
      return lines.toSpliced(line, 1, flipCase(lines[line] ?? '', random)).join('\n')
    default:
      return text.replace('\n', '\r\n')
  }
}

function flipCase(line: string, random: Random): string {
  const at = random(line.length + 1)
  const letter = line.charAt(at)
  const flipped = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  return line.slice(0, at) + flipped + line.slice(at + 1)
}
