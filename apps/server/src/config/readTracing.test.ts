import { describe, expect, it } from 'vitest'
import { testConfig } from '../testing/testConfig.ts'

const ENDPOINT = 'http://collector:4318'
const tracingOf = (env: Record<string, string>) => testConfig(env).tracing

describe('R-OP-11 where traces are sent', () => {
  it.each([
    ['is nowhere by default', {}, undefined],
    ['is behind the general endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT }, '/v1/traces'],
    ['has one slash', { OTEL_EXPORTER_OTLP_ENDPOINT: `${ENDPOINT}/a/` }, '/a/v1/traces'],
    ['is the one for traces, whole', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${ENDPOINT}/x` }, '/x'],
    [
      'is nowhere when it is switched off',
      { OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' },
      undefined,
    ],
  ])('%s', (_title, env, path) => {
    expect(tracingOf(env)?.url).toBe(path === undefined ? undefined : `${ENDPOINT}${path}`)
  })
})

it('R-OP-11 reads what is sent with them', () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%2Cb%3D, x = y ,',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=desk,region=z%C3%BCrich',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  }
  expect(tracingOf(env)).toEqual({
    url: `${ENDPOINT}/v1/traces`,
    headers: { 'api-key': 'a,b=', x: 'y' },
    serviceName: 'desk',
    attributes: { 'service.name': 'desk', region: 'zürich' },
    sampler: 'traceidratio',
    ratio: 0.25,
  })
  expect(tracingOf({ ...env, OTEL_SERVICE_NAME: 'other' })?.serviceName).toBe('other')
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT })?.serviceName).toBe('countersign')
})
