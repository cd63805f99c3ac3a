import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../config/types.ts'

type CreateSamplerParameters = Pick<TracingConfig, 'sampler' | 'ratio'>

/** Which traces are kept: by our own word, or (`parentbased_…`) by a caller's that has said so. */
export function createSampler({ sampler, ratio }: CreateSamplerParameters): Sampler {
  const [, parent, own] = /^(parentbased_)?(.*)$/.exec(sampler) ?? []
  const root =
    own === 'always_off'
      ? new AlwaysOffSampler()
      : own === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler()
  return parent ? new ParentBasedSampler({ root }) : root
}
