import { describe, expect, it } from 'vitest'
import { closedEnvironment } from './closedEnvironment.mjs'
import { environment, openEnvironment } from './toolchain.mjs'

describe('closedEnvironment', () => {
  it.each([
    ...[
      'NODE_OPTIONS',
      'NODE_ENV',
      'NODE_PATH',
      'DEBUG',
      'FORCE_COLOR',
      'CI',
      'LANGUAGE',
      'LC_TIME',
    ],
    ...['PGHOST', 'PGPORT', 'PGUSER', 'PGDATABASE', 'PGPASSWORD', 'PGSERVICE', 'FONTCONFIG_FILE'],
    ...[
      'DATABASE_URL',
      'CHAINS_FILE',
      'PORT',
      'DATA_DIR',
      'RATE_LIMIT',
      'LOG_LEVEL',
      'GATEWAY_URL',
    ],
    ...['VITE_RPC_URL', 'NEXT_PUBLIC_RPC_URL', 'DEEP', 'MUTATION', 'E2E_PORT', 'BROWSER'],
    ...['npm_config_omit', 'npm_config_production', 'npm_config_only', 'npm_config_save_exact'],
    ...['npm_config_workspace', 'npm_config_os', 'npm_config_cpu', 'npm_config_before'],
  ])('leaves %s of the machine outside', (name) => {
    expect(closedEnvironment({ [name]: 'theirs' })).not.toHaveProperty(name)
  })

  it.each([
    ...['PATH', 'HOME', 'TMPDIR', 'Path', 'SystemRoot', 'CHROMIUM_PATH', 'POSTGRES_BIN'],
    ...['HTTPS_PROXY', 'https_proxy', 'no_proxy', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'],
    ...['npm_config_registry', 'npm_config_@scope:registry', 'npm_config_https_proxy'],
    ...[
      'npm_config_cafile',
      'npm_config_userconfig',
      'npm_config_//host/:_authToken',
      'npm_execpath',
    ],
  ])('keeps %s, without which a machine may reach nothing', (name) => {
    expect(closedEnvironment({ [name]: 'theirs' })).toHaveProperty([name], 'theirs')
  })

  it.each([
    ['TZ', 'Asia/Tokyo', 'UTC'],
    ['LANG', 'de_DE.UTF-8', 'C.UTF-8'],
    ['LC_ALL', 'de_DE.UTF-8', 'C.UTF-8'],
    ['npm_config_package_lock', 'false', 'true'],
    ['npm_config_legacy_peer_deps', 'true', 'false'],
  ])('%s is the same everywhere', (name, theirs, ours) => {
    expect(closedEnvironment({ [name]: theirs })).toHaveProperty(name, ours)
  })
})

it('tests, builds and installs run in a closed environment, and the server of `npm start` in the visitor’s', () => {
  const machine = {
    PATH: '/bin',
    CHAINS_FILE: 'chains.json',
    NODE_OPTIONS: '--x',
    TZ: 'Asia/Tokyo',
  }
  const closed = environment(process.execPath, { DEEP: '1' }, machine)
  expect(closed).toMatchObject({ DEEP: '1', TZ: 'UTC', PATH: expect.stringMatching(/\/bin$/) })
  expect(closed).not.toHaveProperty('CHAINS_FILE')
  expect(closed).not.toHaveProperty('NODE_OPTIONS')
  const open = openEnvironment(process.execPath, machine)
  expect(open).toMatchObject({ CHAINS_FILE: 'chains.json', TZ: 'Asia/Tokyo' })
})
