import { getClient } from '@wagmi/core'
import { WalletTimeoutError } from '../errors/connection.ts'
import { SafeProviderRequiredError, SafeUnavailableError } from '../errors/safe.ts'
import type { Provider } from '../provider/types.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import type { Countersign } from '../types.ts'
import { awaitSignature } from './awaitSignature.ts'
import { checkSafe } from './checkSafe.ts'
import { createFrame } from './createFrame.ts'
import { createSafeProvider } from './createSafeProvider.ts'
import { type FrameCalls, frameCalls } from './frameCalls.ts'
import type { SafeInfo } from './parseSafeInfo.ts'

export type OpenSafe = { info: SafeInfo; calls: FrameCalls; provider: Provider }

/** R-FRAME-3: the Safe in which this page was opened, checked on the chain. */
export async function openSafe(countersign: Countersign): Promise<OpenSafe> {
  const { window, safeOrigins, timeouts, config, identifySafe } = countersign
  if (!window || window.parent === window) throw new SafeProviderRequiredError()
  const frame = createFrame({ window, origins: safeOrigins, timeouts })
  const calls = frameCalls(frame)
  try {
    // A host answers this at once or is none; wagmi's 10 ms lose to a busy one, and nothing is lost
    // by patience: pages of other origins are not even asked.
    const told = await calls.getSafeInfo({ timeout: timeouts.restore })
    // On a network that this app does not use nothing can be checked, nor done.
    const client = config.chains.some(({ id }) => id === told.chainId)
      ? getClient(config, { chainId: told.chainId })
      : undefined
    const info = client ? await inTime(checkSafe(client, told, identifySafe), timeouts.read) : told
    const provider = createSafeProvider({
      info,
      calls,
      awaitSignature: (hash) => awaitSignature(calls, hash, { patience: timeouts.prompt }),
    })
    return { info, calls, provider }
  } catch (cause) {
    frame.close()
    if (cause instanceof SafeUnavailableError) throw cause
    throw new SafeUnavailableError({
      cause,
      ...(cause instanceof WalletTimeoutError && {
        details: 'The page around this one is not a Safe.',
      }),
    })
  }
}

const inTime = <value>(promise: Promise<value>, limit: number) =>
  withTimeout(promise, {
    milliseconds: limit,
    onTimeout: () => new SafeUnavailableError({ details: 'The node is silent.' }),
  })
