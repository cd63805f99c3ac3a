import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database/types.ts'
import { createVisitor, type SignInFields, type Visitor } from '../../testing/createVisitor.ts'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { testApp } from '../../testing/testApp.ts'
import { testConfig } from '../../testing/testConfig.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The first account of the public test mnemonic: its checksum has letters in both cases. */
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)
const FOREIGN = 'https://evil.example'

/** A visitor of a fresh server whose clock the test moves. */
async function visit(database: Database, env: Record<string, string> = {}) {
  const clock = { now: Date.parse('2026-03-01T12:00:00.500Z') }
  // No node is there: a plain account must not need one.
  const request = () => Promise.reject(new Error('There is no node.'))
  const config = testConfig({ RATE_LIMIT: 'off', ...env })
  const { app } = await testApp({ config, database, now: () => clock.now, request })
  const send = (path: string, init: RequestInit) => app.request(path, init)
  return { visitor: createVisitor({ send, origin: config.publicUrl, account }), clock, send }
}

/** Signs whatever the text is: a refusal is then of the text, not of the signature. */
async function verify(visitor: Visitor, text: string) {
  const response = await visitor.verify(text, await visitor.sign(text))
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const at = (clock: { now: number }, ms: number) => new Date(clock.now + ms).toISOString()

onBothDatabases((database) => {
  describe('R-AUTH-1 every field is checked', () => {
    it('signs in a plain account without any node', async () => {
      const { visitor } = await visit(database())
      const { status, body } = await verify(visitor, await visitor.prepare())
      expect(status).toBe(200)
      expect(body).toEqual({
        address: visitor.account.address,
        chainId: 31337,
        expiresAt: '2026-03-02T12:00:00.500Z',
      })
      expect(await (await visitor.get('session')).json()).toEqual(body)
    })

    const accepted: [title: string, change: (text: string, visitor: Visitor) => string][] = [
      ['no statement', (text) => text.replace('\n\nSign in.\n\n', '\n\n\n')],
      ['an empty statement', (text) => text.replace('\n\nSign in.\n\n', '\n\n\n\n')],
      ['the scheme we are served with', (text) => `http://${text}`],
      [
        'an address all in lower case, which is shown with its checksum',
        (text, { account }) => text.replace(account.address, account.address.toLowerCase()),
      ],
      ['a path behind our origin', (text) => text.replace(/^URI: .*$/m, '$&/some/page?a=b#c')],
      ['a request id', (text) => `${text}\nRequest ID: ${'x'.repeat(64)}`],
      ['an empty request id', (text) => `${text}\nRequest ID: `],
      ['resources, which give no rights', (text) => `${text}\nResources:\n- https://a.example/b`],
      ['an empty list of resources', (text) => `${text}\nResources:`],
      ['no expiration time', (text) => text.replace(/\nExpiration Time: .*$/m, '')],
    ]
    it.each(accepted)('accepts %s', async (_title, change) => {
      const { visitor } = await visit(database())
      const { status, body } = await verify(visitor, change(await visitor.prepare(), visitor))
      expect([status, body.address]).toEqual([200, visitor.account.address])
    })

    const title = ' wants you to sign in with your Ethereum account:'
    const malformed: [title: string, change: (text: string, visitor: Visitor) => string][] = [
      ['a space at the end', (text) => `${text} `],
      ['a line at the end', (text) => `${text}\n`],
      ['text after the last field', (text) => `${text}\nAnd one more thing`],
      ['a space before the title', (text) => ` ${text}`],
      ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
      ['one CRLF', (text) => text.replace('\n', '\r\n')],
      ['another title', (text) => text.replace('Ethereum', 'ethereum')],
      ['a title of another chain', (text) => text.replace('Ethereum', 'Solana')],
      ['no domain', (text) => text.replace(/^\S+ wants/, ' wants')],
      ['a user name in the domain', (text) => `user@${text}`],
      ['a domain with a path', (text) => text.replace(title, `/path${title}`)],
      ['a look-alike in the domain', (text) => text.replace('localhost', 'lоcalhost')],
      ['a percent sign in the statement', (text) => text.replace('Sign in.', '100 % safe')],
      ['a quote in the statement', (text) => text.replace('Sign in.', 'the "app"')],
      ['a look-alike in the statement', (text) => text.replace('Sign in.', 'Sign іn.')],
      ['two lines of statement', (text) => text.replace('Sign in.', 'Sign in.\nTwice.')],
      ['CR in the statement', (text) => text.replace('Sign in.', 'Sign\rin.')],
      ['a statement of 201', (text) => text.replace('Sign in.', 'x'.repeat(201))],
      ['no blank line', (text) => text.replace('\n\nSign', '\nSign')],
      ['a blank line too many', (text) => text.replace('\nURI', '\n\nURI')],
      ['a wrong checksum', (text, { account }) => swapCase(text, account.address)],
      ['a big X', (text, { account }) => text.replace(account.address, upper(account.address))],
      ['no address', (text, { account }) => text.replace(account.address, '')],
      ['version 2', (text) => text.replace('Version: 1', 'Version: 2')],
      ['no version', (text) => text.replace('Version: 1\n', '')],
      ['fields in another order', (text) => text.replace(/(Version.*)\n(Chain.*)/, '$2\n$1')],
      ['a field twice', (text) => text.replace(/(Nonce: .*)\n/, '$1\n$1\n')],
      ['an unknown field', (text) => `${text}\nColour: blue`],
      ['a label in lower case', (text) => text.replace('Nonce:', 'nonce:')],
      ['no space after a label', (text) => text.replace('Nonce: ', 'Nonce:')],
      ['a URI that is none', (text) => text.replace(/^URI: .*$/m, 'URI: nowhere')],
      ['a space in the URI', (text) => text.replace(/^URI: .*$/m, '$&/a b')],
      ['a leading zero in the chain id', (text) => text.replace('ID: 31337', 'ID: 031337')],
      ['a hexadecimal chain id', (text) => text.replace('ID: 31337', 'ID: 0x7a69')],
      ['a chain id beyond numbers', (text) => text.replace('ID: 31337', 'ID: 9007199254740993')],
      ['a short nonce', (text) => text.replace(/^Nonce: .*$/m, 'Nonce: abc1234')],
      ['a nonce with a dash', (text) => text.replace(/^Nonce: .*$/m, 'Nonce: abcd-1234')],
      ['a day that is not', (text) => text.replace('2026-03-01T', '2026-02-31T')],
      ['a time without zone', (text) => text.replace('.500Z', '.500')],
      ['no time of issue', (text) => text.replace(/\nIssued At: .*$/m, '')],
      [
        'no expiry in its field',
        (text) => text.replace(/^Expiration Time: .*$/m, 'Expiration Time: never'),
      ],
      ['a request id of 65', (text) => `${text}\nRequest ID: ${'x'.repeat(65)}`],
      ['a line in the request id', (text) => `${text}\nRequest ID: a\nResources:\n- nowhere`],
      ['17 resources', (text) => `${text}\nResources:${'\n- https://a.example'.repeat(17)}`],
      [
        '1 kB of resources',
        (text) => `${text}\nResources:\n- https://a.example/${'x'.repeat(1024)}`,
      ],
      ['a resource that is no URI', (text) => `${text}\nResources:\n- nowhere`],
      [
        '4 kB',
        (text) => `${text}\nResources:${`\n- https://a.example/${'x'.repeat(800)}`.repeat(5)}`,
      ],
      ['nothing', () => ''],
    ]
    it.each(malformed)('refuses %s', async (_title, change) => {
      const { visitor } = await visit(database())
      const text = await visitor.prepare()
      const changed = change(text, visitor)
      expect(changed).not.toBe(text)
      const { status, body } = await verify(visitor, changed)
      expect([status, body.code]).toEqual([401, 'message_malformed'])
      // Nothing was used up.
      expect((await verify(visitor, text)).status).toBe(200)
    })

    const wrong: [title: string, fields: SignInFields, code: string][] = [
      ['another domain', { domain: 'evil.example' }, 'domain_mismatch'],
      ['a domain below ours', { domain: 'app.localhost:4100' }, 'domain_mismatch'],
      ['our domain without its port', { domain: 'localhost' }, 'domain_mismatch'],
      ['the end of our domain', { domain: 'host:4100' }, 'domain_mismatch'],
      ['the beginning of our domain', { domain: 'localhost:410' }, 'domain_mismatch'],
      ['our domain in capitals', { domain: 'LOCALHOST:4100' }, 'domain_mismatch'],
      ['the other scheme', { scheme: 'https' }, 'scheme_mismatch'],
      ['a foreign URI', { uri: FOREIGN }, 'uri_mismatch'],
      ['our host with the other scheme', { uri: 'https://localhost:4100' }, 'uri_mismatch'],
      ['a user name in the URI', { uri: 'http://a:b@localhost:4100/' }, 'uri_mismatch'],
      ['our host as a user name', { uri: 'http://localhost:4100@evil.example' }, 'uri_mismatch'],
      ['a URI that is no address', { uri: 'urn:localhost:4100' }, 'uri_mismatch'],
      ['a chain we do not serve', { chainId: 1 }, 'chain_not_allowed'],
      ['the zero address', { address: `0x${'0'.repeat(40)}` }, 'address_not_allowed'],
      ['a precompile', { address: `0x${'0'.repeat(39)}4` }, 'address_not_allowed'],
      ['a reserved address', { address: `0x${'0'.repeat(36)}ffff` }, 'address_not_allowed'],
      ['a recap', { resources: ['urn:recap:eyJhdHQiOnt9fQ'] }, 'resources_not_supported'],
      ['a recap in capitals', { resources: ['URN:Recap:e30'] }, 'resources_not_supported'],
      ['a nonce of our length that we never gave', { nonce: 'A'.repeat(43) }, 'nonce_unknown'],
      ['a short nonce that we never gave', { nonce: 'abcd1234' }, 'nonce_unknown'],
      ['a nonce beyond the numbers', { nonce: 'z'.repeat(43) }, 'nonce_unknown'],
    ]
    it.each(wrong)('refuses %s', async (_title, fields, code) => {
      const { visitor } = await visit(database())
      const { status, body } = await verify(visitor, await visitor.prepare(fields))
      expect([status, body.code]).toEqual([401, code])
    })

    it('believes no header about which site this is', async () => {
      const { visitor } = await visit(database())
      const message = await visitor.prepare({ domain: 'evil.example' })
      const signature = await visitor.sign(message)
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
      const response = await visitor.post('verify', { message, signature }, { headers })
      expect(await response.json()).toMatchObject({ code: 'domain_mismatch' })
    })

    it('accepts every domain of the list, and only with our scheme', async () => {
      const env = {
        PUBLIC_URL: 'https://app.example.org',
        SIGN_IN_DOMAINS: 'app.example.org,xn--bcher-kva.example',
      }
      const { visitor } = await visit(database(), env)
      const other = { domain: 'xn--bcher-kva.example', uri: 'https://xn--bcher-kva.example/' }
      expect((await verify(visitor, await visitor.prepare(other))).status).toBe(200)
      const plain = { ...other, uri: 'http://xn--bcher-kva.example/' }
      expect((await verify(visitor, await visitor.prepare(plain))).body.code).toBe('uri_mismatch')
    })
  })

  describe('times', () => {
    const cases: [title: string, offsets: Record<string, number>, code: string | undefined][] = [
      ['issued a minute ahead: clocks differ', { issuedAt: MINUTE }, undefined],
      ['issued later than that', { issuedAt: MINUTE + 1 }, 'issued_in_future'],
      ['issued 15 minutes ago', { issuedAt: -15 * MINUTE }, undefined],
      ['issued before that', { issuedAt: -15 * MINUTE - 1 }, 'message_too_old'],
      ['issued before any nonce', { issuedAt: -7 * DAY - 1 }, 'message_too_old'],
      ['expired less than a minute ago', { expirationTime: -MINUTE + 1 }, undefined],
      ['expired a minute ago', { expirationTime: -MINUTE }, 'message_expired'],
      ['valid in a minute', { notBefore: MINUTE }, undefined],
      ['valid later than that', { notBefore: MINUTE + 1 }, 'message_not_yet_valid'],
      ['ends as it begins', { notBefore: -5, expirationTime: -5 }, 'times_inconsistent'],
      ['ends before it begins', { notBefore: -5, expirationTime: -6 }, 'times_inconsistent'],
    ]
    it.each(cases)('%s', async (_title, offsets, code) => {
      const { visitor, clock } = await visit(database())
      const times = Object.entries(offsets).map(([name, offset]) => [name, at(clock, offset)])
      const text = await visitor.prepare(Object.fromEntries(times))
      const { status, body } = await verify(visitor, text)
      expect([status, body.code]).toEqual(code ? [401, code] : [200, undefined])
    })

    it('reads a time zone', async () => {
      const { visitor } = await visit(database())
      const text = await visitor.prepare({ issuedAt: '2026-03-01T17:30:00+05:30' })
      expect((await verify(visitor, text)).status).toBe(200)
      const hourLater = await visitor.prepare({ issuedAt: '2026-03-01T12:00:00-01:00' })
      expect((await verify(visitor, hourLater)).body.code).toBe('issued_in_future')
    })

    it('gives the server’s own times with the nonce, days apart', async () => {
      const { visitor } = await visit(database())
      expect(await visitor.getNonce()).toEqual({
        nonce: expect.stringMatching(/^[0-9A-Za-z]{43}$/),
        issuedAt: '2026-03-01T12:00:00.500Z',
        expirationTime: '2026-03-08T12:00:00.000Z',
        chainIds: [31337],
      })
    })

    it('a nonce ends with its time, whatever the message says', async () => {
      const { visitor, clock } = await visit(database())
      const { nonce } = await visitor.getNonce()
      clock.now += 7 * DAY
      const fields = { nonce, issuedAt: at(clock, 0), expirationTime: at(clock, DAY) }
      const { body } = await verify(visitor, await visitor.prepare(fields))
      expect(body.code).toBe('nonce_expired')
    })
  })

  describe('signatures', () => {
    it.each([
      ['not hexadecimal', 'signature'],
      ['half a byte', '0xabc'],
      ['without 0x', 'ab'.repeat(65)],
    ])('refuses one that is %s', async (_title, signature) => {
      const { visitor } = await visit(database())
      const response = await visitor.verify(await visitor.prepare(), signature)
      expect([response.status, await response.json()]).toMatchObject([
        401,
        { code: 'signature_malformed' },
      ])
    })

    it('accepts the short form of EIP-2098, and 0 and 1 for 27 and 28', async () => {
      for (const shorten of [toCompact, toZeroBased]) {
        const { visitor } = await visit(database())
        const message = await visitor.prepare()
        const response = await visitor.verify(message, shorten(await visitor.sign(message)))
        expect(response.status).toBe(200)
      }
    })
  })
})

/** The first two letters of the account's address, each in the other case. */
function swapCase(text: string, address: string): string {
  return text.replace(address, address.replace('Fd', 'fD'))
}

const upper = (address: string) => address.replace('0x', '0X')

function toCompact(signature: string): string {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
  const top = (Number.parseInt(s.slice(0, 2), 16) | (v === '1c' ? 0x80 : 0)).toString(16)
  return `0x${r}${top.padStart(2, '0')}${s.slice(2)}`
}

function toZeroBased(signature: string): string {
  return signature.slice(0, 130) + (signature.endsWith('1c') ? '01' : '00')
}
