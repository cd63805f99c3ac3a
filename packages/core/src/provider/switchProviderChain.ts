import { type Chain, numberToHex } from 'viem'
import {
  ChainNotAddedError,
  ChainNotSwitchedError,
  ChainUnknownToWalletError,
} from '../errors/chain.ts'
import { RequestPendingError, UserRejectedError } from '../errors/connection.ts'
import { isUnknownChain } from '../errors/toCountersignError.ts'
import { ask } from './ask.ts'
import { parseChainId } from './parseChainId.ts'
import type { Timeouts } from './timeouts.ts'
import type { Provider } from './types.ts'

export type SwitchProviderChainParameters = {
  chain: Chain
  timeouts: Timeouts
  signal?: AbortSignal
  /** Told before the wallet is asked to learn the chain. */
  onAdd?: () => void
}

/**
 * R-CON-3: asks for a chain; when the wallet does not know it, adds it and asks again; then looks
 * whether the wallet really is there, because some say so without switching.
 */
export async function switchProviderChain(
  provider: Provider,
  { chain, timeouts, signal, onAdd }: SwitchProviderChainParameters,
): Promise<void> {
  const prompt = { timeout: timeouts.prompt, signal }
  const askSwitch = () =>
    ask(provider, {
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: numberToHex(chain.id) }],
      ...prompt,
    })
  const isThere = async () => (await readChainId(provider, timeouts.read, signal)) === chain.id

  /** An answer still open in the wallet (-32002) is waited for as long as a person may take. */
  const arrive = async (request: () => Promise<unknown>): Promise<void> => {
    let patience = timeouts.settle
    await request().catch((error: unknown) => {
      if (!(error instanceof RequestPendingError)) throw error
      patience = timeouts.prompt
    })
    if (!(await settles(isThere, patience, signal))) throw new ChainNotSwitchedError(chain.name)
  }

  /** While another window is open, now and then: it may be this very chain that is being added there. */
  const askAdd = async (): Promise<void> => {
    const rpcUrls = nodesFor(chain)
    // Nothing that a wallet could reach: it would only say that the network is unavailable.
    if (rpcUrls.length === 0) throw new Error(`No node of ${chain.name} is open to wallets.`)
    const method = 'wallet_addEthereumChain'
    for (let waited = 0; ; waited += ADD_AGAIN_MS) {
      try {
        await ask(provider, { method, params: [addParameter(chain, rpcUrls)], ...prompt })
        return
      } catch (error) {
        if (!(error instanceof RequestPendingError) || waited >= timeouts.prompt) throw error
      }
      if (await settles(isThere, ADD_AGAIN_MS, signal)) return
    }
  }

  try {
    await arrive(askSwitch)
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    onAdd?.()
    await askAdd().catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      if (cause instanceof UserRejectedError) throw new ChainNotAddedError(chain.name, { cause })
      throw new ChainUnknownToWalletError(chain.name, { cause })
    })
    // Adding switches in some wallets and not in others; a needless second prompt would confuse.
    if (await isThere()) return
    await arrive(askSwitch).catch((cause: unknown) => {
      throw isUnknownChain(cause) ? new ChainUnknownToWalletError(chain.name, { cause }) : cause
    })
  }
}

/** Where a wallet is, or `undefined` when it cannot say. */
export async function readChainId(
  provider: Provider,
  timeout: number,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const answer = await ask(provider, { method: 'eth_chainId', timeout, signal }).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error
      return undefined
    },
  )
  return parseChainId(answer)
}

const POLL_MS = 250
const ADD_AGAIN_MS = 3_000

async function settles(
  check: () => Promise<boolean>,
  timeout: number,
  signal?: AbortSignal,
): Promise<boolean> {
  for (let waited = 0; ; waited += POLL_MS) {
    if (await check()) return true
    if (waited >= timeout || signal?.aborted) return false
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/**
 * Which nodes a wallet is told of: `public` ones where the app names them, since its own may answer
 * nobody but its pages; none at all when that list is empty.
 */
const nodesFor = ({ rpcUrls }: Chain): readonly string[] => (rpcUrls.public ?? rpcUrls.default).http

function addParameter(chain: Chain, rpcUrls: readonly string[]) {
  const { id, name, nativeCurrency, blockExplorers } = chain
  const explorer = blockExplorers?.default.url
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls],
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
  }
}
