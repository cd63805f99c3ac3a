import { describe, expect, it } from 'vitest'
import { temporaryDirectory, testChain } from '../testing/testConfig.ts'
import { ConfigError } from './configError.ts'
import { type Environment, type ParseConfigOptions, parseConfig } from './parseConfig.ts'

const valid = { SESSION_SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://user:pass@db/name' }
const options = { chains: [testChain()] }

function faultsOf(env: Environment, given: ParseConfigOptions = options): readonly string[] {
  try {
    parseConfig({ ...valid, ...env }, given)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

describe('a wrong variable gives one line that names it', () => {
  const wrong: [name: string, value: string, wants: string][] = [
    ['PORT', 'abc', 'wants a whole number from 1 to 65535'],
    ['PORT', '0', 'wants a whole number from 1 to 65535'],
    ['PORT', '65536', 'wants a whole number from 1 to 65535'],
    ['PORT', '4100.5', 'wants a whole number from 1 to 65535'],
    ['PORT', ' 4100', 'wants a whole number from 1 to 65535'],
    ['APP_NAME', 'two\nlines', 'wants 1 to 64 characters on one line'],
    ['APP_NAME', 'x'.repeat(65), 'wants 1 to 64 characters on one line'],
    ['PUBLIC_URL', 'example.org', 'wants an https:// URL or http:// URL without a path'],
    ['PUBLIC_URL', 'https://example.org/app', 'without a path'],
    ['PUBLIC_URL', 'https://user:pw@example.org', 'no user name'],
    ['PUBLIC_URL', 'https://example.org/?a', 'no user name, query'],
    ['PUBLIC_URL', 'http://example.org', 'wants https:// for a host that anybody can reach'],
    ['PUBLIC_URL', 'http://203.0.113.9:4100', 'wants https:// for a host that anybody can reach'],
    ['PUBLIC_URL', 'ftp://example.org', 'wants an https:// URL'],
    ['PUBLIC_URL', 'https://', 'wants an https:// URL'],
    ['DATABASE_URL', 'mysql://db/name', 'wants a postgres:// URL'],
    ['DATA_DIR', 'a\0b', 'wants a directory'],
    ['SESSION_SECRET', 's'.repeat(31), 'is too short: wants at least 32 random bytes'],
    ['RPC_KEY_PRIMARY', 'short', 'wants a key of 8 to 512 characters'],
    ['RPC_KEY_SECONDARY', 'with a space', 'wants a key of 8 to 512 characters'],
    ['WALLETCONNECT_PROJECT_ID', 'abc', 'wants the 32 hexadecimal digits'],
    ['WALLETCONNECT_PROJECT_ID', 'g'.repeat(32), 'wants the 32 hexadecimal digits'],
    ['WALLETCONNECT_RELAY_URL', 'https://relay.example.org', 'wants a wss:// URL'],
    ['WALLETCONNECT_RELAY_URL', 'ws://relay.example.org', 'ws:// only for localhost'],
    ['GATEWAY_URL', 'nowhere', 'wants an https:// URL'],
    ['GATEWAY_URL', 'http://gateway.example.org', 'http:// only for localhost'],
    ['FRAME_ORIGINS', 'https://app.safe.global/apps', '"https://app.safe.global/apps" is not one'],
    ['FRAME_ORIGINS', 'http://app.safe.global', 'is not one'],
    ['FRAME_ORIGINS', 'https://a.example,*', '"*" is not one'],
    ['FRAME_ORIGINS', "https://a.example; script-src 'unsafe-inline'", 'is not one'],
    ['FRAME_ORIGINS', 'https://a.example,,https://b.example', '"" is not one'],
    ['SIGN_IN_DOMAINS', 'https://example.org', '"https://example.org" is not one'],
    ['SIGN_IN_DOMAINS', 'Example.org', '"Example.org" is not one'],
    ['SIGN_IN_DOMAINS', 'bücher.example', 'is not one'],
    ['SIGN_IN_DOMAINS', 'example.org/path', 'is not one'],
    ['SIGN_IN_DOMAINS', 'example.org:99999', 'is not one'],
    ['SIGN_IN_NODES', 'one', 'wants one of all, any'],
    ['TRUST_PROXY', 'yes', '"yes" is not one'],
    ['TRUST_PROXY', '10.0.0.0/33', '"10.0.0.0/33" is not one'],
    ['TRUST_PROXY', '10.0.0.0/8/8', 'is not one'],
    ['LOG_LEVEL', 'loud', 'wants one of trace, debug, info, warn, error, fatal, silent'],
    ['NONCE_TTL_SECONDS', '-1', 'wants a whole number from 1'],
    ['SIGN_IN_WINDOW_SECONDS', '0', 'wants a whole number from 1'],
    ['SESSION_TTL_SECONDS', 'forever', 'wants a whole number from 1'],
    ['DRAIN_SECONDS', 'soon', 'wants a whole number from 0 to 600'],
    ['DRAIN_SECONDS', '-1', 'wants a whole number from 0 to 600'],
    ['DRAIN_SECONDS', '1.5', 'wants a whole number from 0 to 600'],
    ['DRAIN_SECONDS', '601', 'wants a whole number from 0 to 600'],
    ['RATE_LIMIT', 'true', 'wants one of on, off'],
    ['METRICS_TOKEN', 'short', 'wants 16 to 512 characters'],
    ['ROLES', 'web,cook', '"cook" is not one'],
    ['ROLES', ',', 'is not one'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'wants an https:// URL or http:// URL'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:pass@collector', 'with no user name'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://collector', 'wants an https:// URL'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key', 'wants at most 64 pairs'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key=%0d%0aX: y', 'wants at most 64 pairs'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key=%', 'wants at most 64 pairs'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'api key=x', 'wants at most 64 pairs'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b,'.repeat(65), 'wants at most 64 pairs'],
    ['OTEL_SERVICE_NAME', 'a\nb', 'wants 1 to 128 characters'],
    ['OTEL_RESOURCE_ATTRIBUTES', '=x', 'wants at most 64 pairs'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'wants one of always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'wants a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', '50%', 'wants a number from 0 to 1'],
    ['OTEL_SDK_DISABLED', 'off', 'wants true or false'],
  ]
  it.each(wrong)('%s=%s', (name, value, wants) => {
    const faults = faultsOf({ [name]: value })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${name}: `))
    expect(faults[0]).toContain(wants)
    expect(faults[0]).not.toContain('\n')
  })

  it('lists all faults at once', () => {
    const faults = faultsOf({ PORT: 'x', LOG_LEVEL: 'x', RATE_LIMIT: 'x' }, {})
    expect(faults.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'RATE_LIMIT',
      'CHAINS_FILE',
    ])
  })

  it('never shows the value of a secret', () => {
    const secrets = {
      SESSION_SECRET: 'hush-session',
      RPC_KEY_PRIMARY: 'hush primary',
      RPC_KEY_SECONDARY: 'hush secondary',
      DATABASE_URL: 'hush://database',
      PUBLIC_URL: 'https://user:hush@example.org',
      FRAME_ORIGINS: 'https://user:hush@example.org',
      OTEL_EXPORTER_OTLP_HEADERS: 'api key=hush',
    }
    const faults = faultsOf(secrets)
    expect(faults).toHaveLength(7)
    expect(faults.join('\n')).not.toContain('hush')
  })

  it('refuses a sign-in window longer than the life of a nonce', () => {
    expect(faultsOf({ NONCE_TTL_SECONDS: '60', SIGN_IN_WINDOW_SECONDS: '61' })).toEqual([
      'SIGN_IN_WINDOW_SECONDS: wants at most NONCE_TTL_SECONDS, the life of a nonce',
    ])
  })
})

describe('what holds when a variable is absent', () => {
  it('has a default for everything but the chains', () => {
    const dataDir = temporaryDirectory()
    expect(parseConfig({ DATA_DIR: dataDir }, options)).toMatchObject({
      port: 4100,
      appName: 'Countersign',
      publicUrl: 'http://localhost:4100',
      databaseUrl: null,
      dataDir,
      walletConnect: null,
      gatewayUrl: null,
      frameOrigins: [],
      signInDomains: ['localhost:4100'],
      trustProxy: [],
      logLevel: 'info',
      nonceTtlSeconds: 604_800,
      signInWindowSeconds: 900,
      sessionTtlSeconds: 604_800,
      drainSeconds: 0,
      rateLimit: true,
      tracing: null,
      roles: ['web', 'indexer'],
      demo: false,
      demoAccounts: [],
    })
  })

  it('takes an empty string for absent', () => {
    const empty = Object.fromEntries(
      ['PORT', 'PUBLIC_URL', 'FRAME_ORIGINS', 'ROLES', 'CHAINS_FILE', 'RPC_KEY_PRIMARY'].map(
        (name) => [name, ''],
      ),
    )
    expect(parseConfig({ ...valid, ...empty }, options)).toEqual(parseConfig(valid, options))
  })

  it('derives the public URL from the port', () => {
    expect(parseConfig({ ...valid, PORT: '4200' }, options).publicUrl).toBe('http://localhost:4200')
  })

  it('drains for five seconds where others can reach it, and not at all on loopback', () => {
    const site = { ...valid, PUBLIC_URL: 'https://app.example.org' }
    expect(parseConfig(site, options).drainSeconds).toBe(5)
    expect(parseConfig({ ...valid, DRAIN_SECONDS: '5' }, options).drainSeconds).toBe(0)
  })

  it('names CHAINS_FILE when there are no chains', () => {
    expect(faultsOf({}, {})).toEqual([
      'CHAINS_FILE: is missing: wants the path of a JSON list of chains',
    ])
  })
})

describe('what is read', () => {
  it('reads every variable', () => {
    const config = parseConfig(
      {
        ...valid,
        PORT: '8080',
        APP_NAME: 'Désk',
        PUBLIC_URL: 'https://app.example.org/',
        WALLETCONNECT_PROJECT_ID: 'AB'.repeat(16),
        WALLETCONNECT_RELAY_URL: 'ws://localhost:5000/relay/',
        GATEWAY_URL: 'https://gateway.example.org/safe/',
        FRAME_ORIGINS: 'https://app.safe.global, https://*.safe.global,http://localhost:3000,',
        SIGN_IN_DOMAINS: 'app.example.org,localhost:4100,[::1]:4100',
        SIGN_IN_NODES: 'any',
        TRUST_PROXY: '10.0.0.0/8,::1,2001:db8::/128',
        LOG_LEVEL: 'silent',
        NONCE_TTL_SECONDS: '100',
        SIGN_IN_WINDOW_SECONDS: '50',
        SESSION_TTL_SECONDS: '3600',
        DRAIN_SECONDS: '20',
        RATE_LIMIT: 'off',
        ROLES: 'web',
      },
      { ...options, demo: true },
    )
    expect(config).toMatchObject({
      port: 8080,
      appName: 'Désk',
      publicUrl: 'https://app.example.org',
      databaseUrl: valid.DATABASE_URL,
      sessionSecret: valid.SESSION_SECRET,
      walletConnect: { projectId: 'AB'.repeat(16), relayUrl: 'ws://localhost:5000/relay' },
      gatewayUrl: 'https://gateway.example.org/safe',
      frameOrigins: ['https://app.safe.global', 'https://*.safe.global', 'http://localhost:3000'],
      signInDomains: ['app.example.org', 'localhost:4100', '[::1]:4100'],
      signInNodes: 'any',
      trustProxy: ['10.0.0.0/8', '::1', '2001:db8::/128'],
      logLevel: 'silent',
      nonceTtlSeconds: 100,
      signInWindowSeconds: 50,
      sessionTtlSeconds: 3600,
      drainSeconds: 20,
      rateLimit: false,
      roles: ['web'],
      demo: true,
      demoAccounts: [],
    })
  })

  it('is frozen to the bottom', () => {
    const config = parseConfig(valid, options)
    expect(Object.isFrozen(config)).toBe(true)
    expect(Object.isFrozen(config.chains[0]?.nativeCurrency)).toBe(true)
    expect(Object.isFrozen(config.chains[0]?.rpc)).toBe(true)
  })

  it('uses the public relay of WalletConnect unless another one is given', () => {
    const config = parseConfig({ ...valid, WALLETCONNECT_PROJECT_ID: 'a'.repeat(32) }, options)
    expect(config.walletConnect?.relayUrl).toBe('wss://relay.walletconnect.org')
  })
})
