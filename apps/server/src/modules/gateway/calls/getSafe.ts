import type { getSafe as endpoint } from '@countersign/gateway'
import { ChainUnavailableError } from '../../../chains/errors.ts'
import { DatabaseUnavailableError } from '../../../database/databaseUnavailableError.ts'
import { identifyContract } from '../chain/identifyContract.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import type { GatewayChain, Ground } from '../ground.ts'
import type { CallHandler } from '../http/serveCall.ts'
import { toAddressInfo } from '../mapping/toAddressInfo.ts'
import { versionState } from '../mapping/versionState.ts'
import { findSafeTimes, type SafeTimes } from '../store/safes.ts'

/** The chain's own word, and when each part of the Safe changed last. */
export const getSafe: CallHandler<typeof endpoint> = async ({ ground, path, setAge }) => {
  const { chainId: chain, safeAddress } = path
  const [{ safe, seenAt }, times] = await Promise.all([
    ground.safes.readOrRemember(chain, safeAddress),
    readTimes(ground, chain, safeAddress),
  ])
  if (seenAt !== null) setAge(seenAt)
  const known = await identify(chain, safe)
  return {
    address: toAddressInfo(safe.address),
    chainId: String(chain.id),
    nonce: safe.nonce,
    threshold: safe.threshold,
    owners: safe.owners.map((owner) => toAddressInfo(owner)),
    implementation: toAddressInfo(
      safe.singleton,
      known ? `${known.contract} ${known.version}` : null,
    ),
    implementationVersionState: versionState(safe.version, known !== null),
    modules: safe.modules.length === 0 ? null : safe.modules.map((module) => toAddressInfo(module)),
    fallbackHandler: safe.fallbackHandler && toAddressInfo(safe.fallbackHandler),
    guard: safe.guard && toAddressInfo(safe.guard),
    version: safe.version,
    collectiblesTag: toTag(times?.collectibles),
    txQueuedTag: toTag(times?.queue),
    txHistoryTag: toTag(times?.history),
    messagesTag: toTag(times?.messages),
  }
}

/** While no node answers, nobody knows. */
async function identify(chain: GatewayChain, { singleton }: SafeOnChain) {
  try {
    return await identifyContract(chain, singleton)
  } catch (error) {
    if (error instanceof ChainUnavailableError) return null
    throw error
  }
}

/** The state of a Safe is there without the database; only the tags are not. */
async function readTimes(
  ground: Ground,
  chain: GatewayChain,
  safe: string,
): Promise<SafeTimes | undefined> {
  try {
    return await ground.database.run((db) => findSafeTimes(db, { chainId: chain.id, safe }))
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return undefined
    throw error
  }
}

/** Unix seconds as text. */
function toTag(date: Date | null | undefined): string | null {
  return date ? String(Math.floor(date.getTime() / 1_000)) : null
}
