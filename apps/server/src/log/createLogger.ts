import { destination, type Logger as PinoLogger, pino, stdSerializers } from 'pino'
import type { ServerConfig } from '../config/types.ts'
import { createScrubber } from './createScrubber.ts'

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/** Where finished lines go. */
export type LogDestination = { write: (line: string) => void }

/**
 * JSON lines on standard error. Secrets are removed from the finished line, by value: whatever
 * object or message they came in with, they do not get out.
 */
export function createLogger(
  config: Pick<ServerConfig, 'logLevel' | 'secrets'>,
  output: LogDestination = destination({ fd: 2, sync: true }),
): Logger {
  const scrub = createScrubber(config.secrets)
  return pino(
    { level: config.logLevel, base: null, serializers: { error: stdSerializers.err } },
    { write: (line: string) => output.write(scrub(line)) },
  )
}
