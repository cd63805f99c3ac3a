import { existsSync, globSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { envSchemas } from '../config/envSchemas.ts'
import { parseConfig } from '../config/parseConfig.ts'
import { createClientAddress } from '../http/visitor/clientAddress.ts'
import { testChain } from '../testing/testConfig.ts'

/** No engine runs these files here; what can be checked without one is checked. */
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const VARIABLES = Object.keys(envSchemas)
const DATABASE_URL = 'postgres://localhost/test'
/** What `startServer` gives to running requests. */
const FINISH_SECONDS = 10

const composeSchema = v.looseObject({
  services: v.record(
    v.string(),
    v.looseObject({
      image: v.string(),
      environment: v.optional(v.record(v.string(), v.string()), {}),
      volumes: v.optional(v.array(v.string()), []),
      ports: v.optional(v.array(v.string()), []),
      stop_grace_period: v.optional(v.string(), '10s'),
      networks: v.union([
        v.array(v.string()),
        v.record(v.string(), v.object({ ipv4_address: v.string() })),
      ]),
      depends_on: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.unknown())]), []),
    }),
  ),
  networks: v.record(v.string(), v.unknown()),
  volumes: v.record(v.string(), v.unknown()),
})
const blockSchema = v.object({ subnet: v.string(), gateway: v.string(), ip_range: v.string() })
const frontSchema = v.object({ ipam: v.object({ config: v.tuple([blockSchema]) }) })
const subnet = (text: string): [string, number] => {
  const [address = '', prefix] = text.split('/')
  return [address, Number(prefix)]
}
const compose = v.parse(composeSchema, parse(read('compose.yaml'), { merge: true }))
const caddyfile = read('deploy/Caddyfile')
const dockerfile = read('Dockerfile')
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'))

describe('compose.yaml', () => {
  it('runs a database, two servers and a proxy', () => {
    expect(Object.keys(compose.services)).toEqual(['database', 'server-1', 'server-2', 'proxy'])
    expect(servers).toHaveLength(2)
  })

  it.each(servers)('R-OP-10 %s is given every variable there is, and no other', (_name, each) => {
    expect(Object.keys(each.environment).sort()).toEqual(VARIABLES.toSorted())
  })

  it.each(servers)('R-OP-10 %s passes on what .env says, and says nothing else', (_name, each) => {
    const set = ['CHAINS_FILE', 'DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT', 'ROLES', 'TRUST_PROXY']
    for (const [name, value] of Object.entries(each.environment)) {
      if (set.includes(name)) continue
      // Empty is absent: what then holds is the parser's own default, and that of the docs.
      const passed = [`\${${name}:-}`, `\${DRAIN_SECONDS:-5}`]
      if (!value.startsWith(`\${${name}:?`)) expect(passed, name).toContain(value)
    }
  })

  it('gives both servers the same, except for who follows the chains', () => {
    const [one, two] = servers.map(([, { environment }]) => ({ ...environment, ROLES: '' }))
    expect(one).toEqual(two)
    const roles = servers.map(([, { environment }]) => environment.ROLES)
    expect(roles).toEqual(['web,indexer', 'web'])
  })

  it.each(servers)('%s starts with what it is given', (_name, { environment }) => {
    const given: Record<string, string> = {
      PUBLIC_URL: 'https://app.example.org',
      POSTGRES_PASSWORD: 'a-password',
      SESSION_SECRET: 's'.repeat(32),
      RPC_KEY_PRIMARY: 'primary-key',
      RPC_KEY_SECONDARY: 'secondary-key',
    }
    // `${NAME:-default}` and `${NAME:?why}`, as Compose reads them.
    const fill = (text: string) =>
      text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name, kind, rest) => {
        const value = given[name] ?? (kind === '-' ? rest : undefined)
        if (value === undefined) throw new Error(`${name} is not given`)
        return value
      })
    const env = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, fill(value)]),
    )
    const config = parseConfig({ ...env, CHAINS_FILE: join(root, 'deploy/chains.json') })
    expect(config.databaseUrl).toBe('postgres://countersign:a-password@database:5432/countersign')
    expect(config.chains.length).toBeGreaterThan(0)
  })

  it('names only services, networks, volumes and files that exist', () => {
    for (const { depends_on, networks, volumes } of Object.values(compose.services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      for (const name of needed) expect(Object.keys(compose.services)).toContain(name)
      const joined = Array.isArray(networks) ? networks : Object.keys(networks)
      for (const name of joined) expect(Object.keys(compose.networks)).toContain(name)
      for (const volume of volumes) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true)
        else expect(Object.keys(compose.volumes)).toContain(source)
      }
    }
  })

  it('opens the proxy to the world, and nothing else', () => {
    const opened = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0)
    expect(opened.map(([name]) => name)).toEqual(['proxy'])
    expect(compose.services.proxy?.ports).toEqual(['80:80', '443:443', '443:443/udp'])
  })

  it('R-BND-4 trusts the proxy, by the address that only it has', () => {
    const ADDRESS = '172.30.41.2'
    for (const [, { environment }] of servers) expect(environment.TRUST_PROXY).toBe(ADDRESS)
    expect(compose.services.proxy?.networks).toEqual({ front: { ipv4_address: ADDRESS } })
    const others = Object.entries(compose.services).filter(([name]) => name !== 'proxy')
    for (const [name, { networks }] of others) expect(Array.isArray(networks), name).toBe(true)
    expect(compose.services.database?.networks).toEqual(['back'])
    // Whoever gets an address by themselves gets another one.
    const [block] = v.parse(frontSchema, compose.networks.front).ipam.config
    const given = new BlockList()
    given.addSubnet(...subnet(block.ip_range))
    expect(given.check(ADDRESS)).toBe(false)
    const whole = new BlockList()
    whole.addSubnet(...subnet(block.subnet))
    expect(whole.check(ADDRESS)).toBe(true)
  })

  it('R-BND-4 believes a visitor who names another address only through the proxy', () => {
    const trusted = servers[0]?.[1].environment.TRUST_PROXY ?? ''
    const addressOf = createClientAddress([trusted])
    const forwarded = '203.0.113.9'
    expect(addressOf({ peer: trusted, forwarded })).toBe(forwarded)
    // Such as the other server, or whatever else is put into the network.
    for (const peer of ['172.30.41.1', '172.30.41.3', '172.30.41.128', '172.30.41.200']) {
      expect(addressOf({ peer, forwarded })).toBe(peer)
    }
  })
})

describe('Caddyfile', () => {
  /** A value such as `500ms` or `20s`, in seconds. */
  const seconds = (text: string | undefined) => {
    const [, amount, unit] = /^(\d+)(ms|s)$/.exec(text ?? '') ?? []
    return Number(amount) / (unit === 'ms' ? 1_000 : 1)
  }
  const setting = (option: string) => new RegExp(`^\\s*${option} (\\S+)$`, 'm').exec(caddyfile)?.[1]

  it('leads to the servers', () => {
    const places = /^\s*to (.*)$/m.exec(caddyfile)?.[1]?.split(' ')
    expect(places).toEqual(servers.map(([name, { environment }]) => `${name}:${environment.PORT}`))
  })

  it('is given every variable that it reads', () => {
    const given = Object.keys(compose.services.proxy?.environment ?? {})
    const used = [...caddyfile.matchAll(/\{\$(\w+)[^}]*\}/g)].map(([, name]) => name)
    expect(used.sort()).toEqual(given.sort())
    // The certificate's address is the visitors', unless somebody else ends encryption.
    expect(compose.services.proxy?.environment.SITE_ADDRESS).toMatch(/:-\$\{PUBLIC_URL\}\}$/)
  })

  it('keeps its certificates, and runs an exact version', () => {
    expect(compose.services.proxy?.volumes).toContain('certificates:/data')
    expect(compose.services.proxy?.image).toMatch(/^caddy:\d+\.\d+\.\d+-/)
  })

  it('notices a server that drains before its port closes', () => {
    expect(setting('health_uri')).toBe('/readyz')
    const noticed = seconds(setting('health_interval')) + seconds(setting('health_timeout'))
    const { drainSeconds } = parseConfig(
      { PUBLIC_URL: 'https://app.example.org', SESSION_SECRET: 's'.repeat(32), DATABASE_URL },
      { chains: [testChain()] },
    )
    expect(drainSeconds).toBeGreaterThan(noticed)
    for (const [, { environment, stop_grace_period }] of servers) {
      expect(environment.DRAIN_SECONDS).toBe(`\${DRAIN_SECONDS:-${drainSeconds}}`)
      expect(seconds(stop_grace_period)).toBeGreaterThan(drainSeconds + FINISH_SECONDS)
    }
    const ending = compose.services.proxy?.stop_grace_period
    expect(seconds(ending)).toBeGreaterThan(seconds(setting('grace_period')))
  })

  it('tries again for longer than a dead server goes unnoticed', () => {
    const tried = Number(setting('lb_retries')) * seconds(setting('lb_try_interval'))
    expect(tried).toBeGreaterThan(seconds(setting('health_interval')))
    expect(seconds(setting('lb_try_duration'))).toBeGreaterThan(tried)
  })

  it('never sends a request that changes something twice', () => {
    expect(caddyfile).not.toContain('lb_retry_match')
    // The servers keep a connection for 65 s.
    expect(seconds(setting('keepalive'))).toBeLessThan(65)
  })

  it('lets no visitor take a server out', () => {
    expect(caddyfile).not.toMatch(/fail_duration|max_fails|unhealthy_/)
  })
})

/** Where the workspaces are, by their names. */
const homes = new Map<string, string>(
  globSync(JSON.parse(read('package.json')).workspaces, { cwd: root })
    .filter((home) => existsSync(join(root, home, 'package.json')))
    .map((home) => [JSON.parse(read(`${home}/package.json`)).name, home]),
)

/** The workspaces that one stands on, and those that they stand on. */
function packagesUnder(home: string, found = new Set<string>()): Set<string> {
  const { dependencies = {} } = JSON.parse(read(`${home}/package.json`))
  for (const name of Object.keys(dependencies)) {
    const needed = homes.get(name)
    if (!needed || found.has(needed)) continue
    found.add(needed)
    packagesUnder(needed, found)
  }
  return found
}

describe('Dockerfile', () => {
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n')
  const of = (word: string) => lines.filter((line) => line.startsWith(`${word} `))

  it('copies what exists', () => {
    const sources = of('COPY')
      .filter((line) => !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1))
    expect(sources.length).toBeGreaterThan(5)
    for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true)
  })

  it('brings the packages of ours that the server stands on, and no other', () => {
    const image = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
    const brought = image.flatMap((line) => /^COPY (packages\/\S+) \1$/.exec(line)?.[1] ?? [])
    expect(brought.toSorted()).toEqual([...packagesUnder('apps/server')].toSorted())
  })

  it('copies from stages that come before', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name)
    for (const [, stage] of dockerfile.matchAll(/--from=(\S+)/g)) expect(stages).toContain(stage)
  })

  it('knows every package that the server and the app are made of', () => {
    const needed = ['apps/server', 'apps/web'].flatMap((app) => [app, ...packagesUnder(app)])
    expect(needed.length).toBeGreaterThan(6)
    for (const home of needed) expect(dockerfile).toContain(`COPY ${home}/package.json ${home}/\n`)
  })

  it('runs the production entry on Node 24, not as root', () => {
    expect(of('FROM').at(-1)).toMatch(/^FROM node:24\.\d+\.\d+-bookworm-slim(@sha256:\w{64})?$/)
    expect(of('USER').at(-1)).toBe('USER node')
    const command: string[] = JSON.parse(of('CMD').at(-1)?.slice(4) ?? '[]')
    expect(existsSync(join(root, command.at(-1) ?? ''))).toBe(true)
    expect(command).toContain('--conditions=source')
    const port = servers[0]?.[1].environment.PORT
    expect(of('EXPOSE')).toEqual([`EXPOSE ${port}`])
  })

  it('leaves out what is secret, large or made here', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['.git', '.env', '.data', '**/node_modules', '**/dist']) {
      expect(ignored).toContain(name)
    }
  })
})

/** Said otherwise than it is written. */
const DEFAULT_IN_WORDS: Readonly<Record<string, string>> = {
  WALLETCONNECT_RELAY_URL: 'the public relay',
}

describe('the unit for systemd', () => {
  const unit = read('deploy/systemd/countersign@.service')
  const unitSays = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  it('R-OP-10 runs the production entry as the image does', () => {
    const image: string[] = JSON.parse([...dockerfile.matchAll(/^CMD (.*)$/gm)].at(-1)?.[1] ?? '[]')
    expect(unitSays('ExecStart').split(' ').slice(1)).toEqual(image)
  })

  it('R-OP-10 gives variables that there are, and nothing of another user’s', () => {
    const names = unitSays('Environment')
      .split(' ')
      .map((each) => each.split('=')[0] ?? '')
    for (const name of names) expect(['NODE_ENV', ...VARIABLES]).toContain(name)
    for (const name of ['DynamicUser', 'NoNewPrivileges', 'ProtectHome', 'PrivateTmp']) {
      expect(unitSays(name), name).toBe('yes')
    }
    expect(unitSays('ProtectSystem')).toBe('strict')
    expect(unitSays('CapabilityBoundingSet')).toBe('')
  })

  it('R-OP-6 waits for as long as a server may drain and finish', () => {
    const drain = parseConfig(
      { PUBLIC_URL: 'https://app.example.org', SESSION_SECRET: 's'.repeat(32), DATABASE_URL },
      { chains: [testChain()] },
    ).drainSeconds
    expect(Number(unitSays('TimeoutStopSec'))).toBeGreaterThan(drain + FINISH_SECONDS)
    expect(unitSays('KillSignal')).toBe('SIGTERM')
  })
})

describe('docs/operations.md', () => {
  const table =
    read('docs/operations.md')
      .split('\n## ')
      .find((part) => part.startsWith('Environment')) ?? ''
  const rows = [...table.matchAll(/^\| `([A-Z_]+)`\s*\| (.*?)\s*\|/gm)]

  it('R-OP-10 explains every variable there is, each once, and no other', () => {
    expect(rows.map(([, name]) => name).sort()).toEqual(VARIABLES.toSorted())
  })

  it.each(rows.map(([, name = '', said = '']) => [name, said] as const))(
    'R-OP-10 %s is by default what is said there: %s',
    (name, said) => {
      const schema = Object.entries(envSchemas).find(([each]) => each === name)?.[1]
      const { default: holds } = schema as { default?: string } // of `v.optional`
      // What is a value and not a sentence is compared.
      const isValue = /^(?:\d+|on|off|all|info|web,indexer|Countersign|\.data)$/
      if (holds) expect(said.replaceAll('`', '')).toBe(DEFAULT_IN_WORDS[name] ?? holds)
      else expect(said).not.toMatch(isValue)
    },
  )
})
