import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AttemptCancelledError } from '../errors/cancelled.ts'
import { RelayUnreachableError } from '../errors/walletConnect.ts'
import { harness } from '../testing/harness.ts'
import { walletConnectChannel } from './walletConnect.ts'
import { walletConnectClient } from './walletConnectClient.ts'

vi.mock('./walletConnectClient.ts', () => ({ walletConnectClient: vi.fn() }))
const start = vi.mocked(walletConnectClient)

beforeEach(() => void start.mockReset())
afterEach(() => void vi.useRealTimers())

const report = () => {}

it('R-CON-2 with no session to restore fetches nothing', async () => {
  const channel = walletConnectChannel(harness().countersign)
  expect(await channel.open({ silent: true, report })).toBeUndefined()
  await channel.wake()
  expect(start).not.toHaveBeenCalled()
})

it('R-ERR-4 code that cannot be fetched is an unreachable WalletConnect', async () => {
  start.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const channel = walletConnectChannel(harness().countersign)
  const opened = channel.open({ silent: false, report })
  await expect(opened).rejects.toThrow(RelayUnreachableError)
})

it('R-ERR-4 code that does not come is not waited for longer than for any wallet', async () => {
  vi.useFakeTimers()
  start.mockReturnValue(new Promise(() => {}))
  const { countersign } = harness()
  const opened = walletConnectChannel(countersign).open({ silent: false, report })
  const failed = expect(opened).rejects.toThrow(RelayUnreachableError)
  await vi.advanceTimersByTimeAsync(countersign.timeouts.open)
  await failed
})

it('R-CON-8 cancelling does not wait for the code', async () => {
  start.mockReturnValue(new Promise(() => {}))
  const abort = new AbortController()
  const channel = walletConnectChannel(harness().countersign)
  const opened = channel.open({ silent: false, report, signal: abort.signal })
  abort.abort()
  await expect(opened).rejects.toThrow(AttemptCancelledError)
})
