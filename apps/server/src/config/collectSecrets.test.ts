import { expect, it } from 'vitest'
import { testChain, testConfig } from '../testing/testConfig.ts'

it('collects every value that must not leave the process', () => {
  const { secrets } = testConfig(
    {
      SESSION_SECRET: 'session-'.repeat(5),
      RPC_KEY_PRIMARY: 'primary/key=',
      RPC_KEY_SECONDARY: 'secondary-key',
      DATABASE_URL: 'postgres://user:pa%2Fssword@db/name',
      METRICS_TOKEN: 'metrics-token-0123',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/ingest-key-0123456',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector-token-012',
      DESCRIPTIONS_URL: 'https://words.example/key-of-sixteen-and-more/list.json',
    },
    {
      chains: [
        testChain(['https://one.example/v2/{key}', 'https://two.example/{key}'], 1),
        testChain(['https://u:basic-password@three.example/rpc?apikey=0123456789abcdef'], 2),
      ],
    },
  )
  expect(secrets).toEqual(
    expect.arrayContaining([
      'session-'.repeat(5),
      'primary/key=',
      'primary%2Fkey%3D',
      'secondary-key',
      'metrics-token-0123',
      'postgres://user:pa%2Fssword@db/name',
      'pa%2Fssword',
      'pa/ssword',
      'https://one.example/v2/primary%2Fkey%3D',
      'https://one.example',
      'basic-password',
      'key-of-sixteen-and-more',
      '0123456789abcdef',
      'ingest-key-0123456',
      'Bearer collector-token-012',
      'collector-token-012',
    ]),
  )
})

it('leaves short words alone, because removing them would garble every line', () => {
  const { secrets } = testConfig(
    { DATABASE_URL: 'postgres://user:pw%@db/name' },
    { chains: [testChain(['https://one.example/v2/mainnet'])] },
  )
  for (const word of ['v2', 'mainnet', 'pw%', 'pw', '']) expect(secrets).not.toContain(word)
})
