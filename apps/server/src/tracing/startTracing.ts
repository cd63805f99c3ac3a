import type { CreateTracingParameters } from './createTracing.ts'
import type { Tracing } from './types.ts'

type StartTracingParameters = Omit<CreateTracingParameters, 'config'> & {
  config: CreateTracingParameters['config'] | null
}

/** Without an endpoint nothing is loaded, so that what is off costs nothing. */
export async function startTracing({
  config,
  ...parameters
}: StartTracingParameters): Promise<Tracing | undefined> {
  if (config === null) return undefined
  const { createTracing } = await import('./createTracing.ts')
  return createTracing({ config, ...parameters })
}
