import { expect, it } from 'vitest'
import { findMisspelt } from './findMisspelt.ts'

it.each([
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['CHAIN_FILE', 'CHAINS_FILE'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['FRAME_ORIGIN', 'FRAME_ORIGINS'],
  ['ROLE', 'ROLES'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['DRAIN_SECOND', 'DRAIN_SECONDS'],
  ['RPC_KEY_PRIMAY', 'RPC_KEY_PRIMARY'],
  ['SESSIONS_SECRET', 'SESSION_SECRET'],
  ['OTEL_EXPORTER_OTLP_ENDPOINTS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['OTEL_EXPORTER_OTLP_HEADER', 'OTEL_EXPORTER_OTLP_HEADERS'],
  ['OTEL_TRACE_SAMPLER', 'OTEL_TRACES_SAMPLER'],
])('R-OP-3 says of %s that %s may be meant', (given, meant) => {
  expect(findMisspelt(['PATH', given])).toEqual([
    `${given} is no variable of this server: is ${meant} meant?`,
  ])
})

it('R-OP-3 says nothing of what belongs to others, nor of what is right', () => {
  const others = ['PATH', 'HOME', 'HOSTNAME', 'PWD', 'USER', 'LANG', 'TERM', 'SHELL', 'POSTGRES_DB']
  const more = [
    'NODE_ENV',
    'NODE_OPTIONS',
    'npm_config_cache',
    'TZ',
    'PGHOST',
    'PGPORT',
    'TEST_SITE',
    'OTEL_TRACES_EXPORTER',
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'OTEL_BSP_MAX_QUEUE_SIZE',
  ]
  expect(findMisspelt([...others, ...more, 'PORT', 'TRUST_PROXY', 'X'.repeat(100_000)])).toEqual([])
})
