import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import { testConfig } from '../testing/testConfig.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

/** The policy as directive → sources. */
function policyOf(env: Record<string, string>): Map<string, string[]> {
  const directives = contentSecurityPolicy(testConfig(env)).split('; ')
  return new Map(
    directives.map((text) => text.split(' ')).map(([name = '', ...rest]) => [name, rest]),
  )
}

describe('content security policy', () => {
  it('allows nothing foreign and nothing inline by default', () => {
    expect(contentSecurityPolicy(testConfig())).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; " +
        "base-uri 'none'; form-action 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
        "frame-src 'self'; frame-ancestors 'self'",
    )
  })

  it('lets the configured hosts frame us', () => {
    const policy = policyOf({ FRAME_ORIGINS: 'https://app.safe.global,https://*.safe.global' })
    expect(policy.get('frame-ancestors')).toEqual([
      "'self'",
      'https://app.safe.global',
      'https://*.safe.global',
    ])
  })

  it('names the hosts of WalletConnect only with a project', () => {
    const WALLETCONNECT_RELAY_URL = 'wss://relay.example.org/path'
    const without = policyOf({ WALLETCONNECT_RELAY_URL })
    expect(without.get('connect-src')).toEqual(["'self'"])
    expect(without.get('frame-src')).toEqual(["'self'"])
    const policy = policyOf({ WALLETCONNECT_RELAY_URL, WALLETCONNECT_PROJECT_ID: 'a'.repeat(32) })
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'wss://relay.walletconnect.org',
      'wss://relay.walletconnect.com',
      'https://api.web3modal.org',
      'https://*.walletconnect.org',
      'wss://relay.example.org',
    ])
    expect(policy.get('frame-src')).toEqual([
      "'self'",
      'https://verify.walletconnect.org',
      'https://verify.walletconnect.com',
    ])
  })
})

describe('every response', () => {
  it.each([
    ['/', 200],
    ['/api/config', 200],
    ['/healthz', 200],
    ['/missing.js', 404],
    ['/readyz', 503],
  ])('%s (%i) carries the security headers', async (path, status) => {
    const { app } = await testApp({ request: () => Promise.reject(new Error('down')) })
    const response = await app.request(path)
    const { headers } = response
    expect(response.status).toBe(status)
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    for (const absent of ['X-Frame-Options', 'Cross-Origin-Embedder-Policy', 'X-Powered-By']) {
      expect(headers.get(absent)).toBeNull()
    }
  })

  it.each([
    ['https://app.example.org', '', 'max-age=31536000'],
    ['https://app.example.org', 'on', 'max-age=31536000'],
    ['https://app.example.org', 'subdomains', 'max-age=31536000; includeSubDomains'],
    ['https://app.example.org', 'off', null],
    ['http://localhost:4100', 'subdomains', null],
  ])('R-OP-10 of %s with HSTS=%s has Strict-Transport-Security %s', async (url, HSTS, value) => {
    const { app } = await testApp({ config: testConfig({ PUBLIC_URL: url, HSTS }) })
    const { headers } = await app.request('/')
    expect(headers.get('Strict-Transport-Security')).toBe(value)
  })

  it('has another opener policy only on the paths that were given one', async () => {
    const { app } = await testApp({
      files: { 'wallet.html': 'wallet' },
      openerPolicy: { '/wallet.html': 'unsafe-none' },
    })
    const policyOn = async (path: string) =>
      (await app.request(path)).headers.get('Cross-Origin-Opener-Policy')
    expect(await policyOn('/wallet.html')).toBe('unsafe-none')
    expect(await policyOn('/wallet.html?x=1')).toBe('unsafe-none')
    expect(await policyOn('/')).toBe('same-origin-allow-popups')
    expect(await policyOn('/constructor')).toBe('same-origin-allow-popups')
  })

  it('lets only the paths that were given some show other origins in frames', async () => {
    const { app } = await testApp({
      files: { 'host.html': 'host' },
      frames: { '/host.html': ['http://localhost:4100'] },
    })
    const policyOn = async (path: string) =>
      (await app.request(path)).headers.get('Content-Security-Policy')
    expect(await policyOn('/host.html')).toContain("frame-src 'self' http://localhost:4100;")
    expect(await policyOn('/')).toContain("frame-src 'self';")
  })
})
