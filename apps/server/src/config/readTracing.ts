import type { TraceSampler } from './envSchemas.ts'
import type { TracingConfig } from './types.ts'

type TracingVariables = {
  OTEL_SDK_DISABLED: boolean
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS: Record<string, string>
  OTEL_SERVICE_NAME: string | undefined
  OTEL_RESOURCE_ATTRIBUTES: Record<string, string>
  OTEL_TRACES_SAMPLER: TraceSampler
  OTEL_TRACES_SAMPLER_ARG: number
}

/** Where traces are sent, and which; `null` without an endpoint, and when all is switched off. */
export function readTracing(values: TracingVariables): TracingConfig | null {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT
  // The one for traces is a whole address, the general one is what their path is put behind.
  const url =
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? base : `${base}/v1/traces`)
  if (url === undefined || values.OTEL_SDK_DISABLED) return null
  const attributes = values.OTEL_RESOURCE_ATTRIBUTES
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: values.OTEL_SERVICE_NAME ?? attributes['service.name'] ?? 'countersign',
    attributes,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  }
}
