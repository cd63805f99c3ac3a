import { type Chain, numberToHex } from 'viem'
import { ChainNotSwitchedError, ChainUnknownToWalletError } from '../errors/chain.ts'
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

  try {
    await arrive(askSwitch)
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    onAdd?.()
    await ask(provider, {
      method: 'wallet_addEthereumChain',
      params: [addParameter(chain)],
      ...prompt,
    }).catch((cause: unknown) => {
      if (cause instanceof UserRejectedError || signal?.aborted) throw cause
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

function addParameter({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) {
  const explorer = blockExplorers?.default.url
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
  }
}
