import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../../log/createLogger.ts'
import { startSweeping } from './startSweeping.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('expired rows are swept now and then, also after a failure, until the server ends', async () => {
  const lines: string[] = []
  const logger = createLogger(
    { logLevel: 'info', secrets: [] },
    { write: (line) => lines.push(line) },
  )
  const sweep = vi.fn(async () => 3)
  sweep.mockRejectedValueOnce(new Error('down'))
  const ending = new AbortController()
  startSweeping({ sweep, logger, signal: ending.signal, everyMs: 1_000 })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sweep).toHaveBeenCalledTimes(2)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'could not sweep what has expired' },
    { level: 30, rows: 3, msg: 'swept what had expired' },
  ])
  ending.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sweep).toHaveBeenCalledTimes(2)
})
