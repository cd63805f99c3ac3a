import { worldAccounts } from '@countersign/demo/world'
import type { BrowserContext, Page } from '@playwright/test'
import { type Hex, hexToString } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bridgeExtension } from './extensionBridge.ts'

/** What a node reads as the `Origin` of an extension's worker. */
const ORIGIN = 'chrome-extension://acmacodkjbdgmoleebolmdjonilkdbch'

export const EXTENSION = 'Extension'

export type Extension = ReturnType<typeof createWorker>

type Prompt = { title: string; approve: () => void; decline: () => void }
type Answer = { result: unknown } | { error: { code: number; message: string } }

class RpcError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * A browser extension's wallet, as one of the field behaves: its worker lives outside of every page
 * and serves all tabs, it has one window at a time, and asks nodes from its own origin. Its name: Extension.
 */
export async function installExtension(context: BrowserContext): Promise<Extension> {
  const worker = createWorker((event, value) => {
    for (const page of context.pages()) void tell(page, event, value)
  })
  await context.exposeBinding('askExtension', (_source, method: string, params: unknown) =>
    worker.answer(method, params),
  )
  await context.addInitScript(bridgeExtension, EXTENSION)
  return worker
}

/** Pages that are just being opened or closed hear nothing. */
const tell = (page: Page, event: string, value: unknown) =>
  page
    .evaluate((detail) => window.dispatchEvent(new CustomEvent('extensionTells', { detail })), {
      event,
      value,
    })
    .catch(() => {})

function createWorker(emit: (event: string, value: unknown) => void) {
  const nodes = new Map<number, string>()
  let isPermitted = false
  let isLocked = false
  let selected = 0
  let prompt: Prompt | undefined

  const state = {
    chainId: 31337,
    /** Whether somebody answers its window at once, or it stays open. */
    isAnswered: true,
    /** It reaches no node. */
    isOffline: false,
    /** Everything it was asked. */
    asked: [] as string[],
  }
  const account = () => privateKeyToAccount(worldAccounts[selected]?.privateKey ?? '0x')
  const visible = () => (isPermitted && !isLocked ? [account().address] : [])

  /** One window at a time; what comes meanwhile is refused, each kind in its own words. */
  function ask(title: string): Promise<void> {
    if (prompt) {
      throw title === 'Connect'
        ? new RpcError(-32001, 'Already processing connect. Please wait.')
        : new RpcError(4001, 'please request after current approval resolve')
    }
    if (state.isAnswered) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const close = () => {
        prompt = undefined
      }
      prompt = {
        title,
        approve: () => [close(), resolve()],
        decline: () => [close(), reject(new RpcError(4001, 'User rejected the request.'))],
      }
    })
  }

  function move(chainId: number): null {
    state.chainId = chainId
    emit('chainChanged', `0x${chainId.toString(16)}`)
    return null
  }

  const methods: { [method: string]: (params: unknown) => unknown } = {
    eth_chainId: () => `0x${state.chainId.toString(16)}`,
    eth_accounts: visible,
    async eth_requestAccounts() {
      if (visible().length === 0) await ask('Connect')
      isPermitted = true
      isLocked = false
      return visible()
    },
    async wallet_requestPermissions() {
      // Given already, it is not asked for again.
      if (!isPermitted) await ask('Connect')
      isPermitted = true
      return [{ parentCapability: 'eth_accounts' }]
    },
    wallet_getPermissions: () => (isPermitted ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_revokePermissions() {
      isPermitted = false
      emit('accountsChanged', [])
      return null
    },
    wallet_switchEthereumChain(params) {
      const chainId = chainOf(params)
      if (chainId !== 31337 && !nodes.has(chainId)) {
        throw new RpcError(4902, `Unrecognized chain ID "${chainId}"`)
      }
      return move(chainId)
    },
    async wallet_addEthereumChain(params) {
      const chainId = chainOf(params)
      const [{ rpcUrls = [] }] = params as [{ rpcUrls?: string[] }]
      const isReachable =
        prompt !== undefined || (!state.isOffline && (await reaches(rpcUrls[0], chainId)))
      // The window says that the node is invalid or unavailable, and can only be left.
      if (!isReachable) throw new RpcError(4001, 'User rejected the request.')
      await ask('Add network')
      nodes.set(chainId, rpcUrls[0] ?? '')
      return move(chainId)
    },
    async wallet_watchAsset() {
      await ask('Add token')
      return null
    },
    async personal_sign(params) {
      await ask('Sign')
      const [message] = params as [Hex]
      return account().signMessage({ message: hexToString(message) })
    },
  }

  return Object.assign(state, {
    async answer(method: string, params: unknown): Promise<Answer> {
      state.asked.push(method)
      try {
        const behave = methods[method]
        if (!behave) throw new RpcError(4200, `${method} is not supported`)
        return { result: await behave(params) }
      } catch (error) {
        const code = error instanceof RpcError ? error.code : -32603
        return { error: { code, message: String(error instanceof Error ? error.message : error) } }
      }
    },
    /** What its window shows. */
    prompt: () => prompt?.title,
    approve: () => prompt?.approve(),
    decline: () => prompt?.decline(),
    lock() {
      isLocked = true
      emit('accountsChanged', [])
    },
    /** It says nothing about this until it is asked. */
    unlock() {
      isLocked = false
    },
    /** Forgets the site, from its own settings. */
    removeSite() {
      isPermitted = false
      emit('accountsChanged', [])
    },
    select(index: number) {
      selected = index
      emit('accountsChanged', visible())
    },
    move,
  })
}

async function reaches(url: string | undefined, chainId: number): Promise<boolean> {
  if (!url) return false
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    })
    const { result } = (await response.json()) as { result?: string }
    return Number(result) === chainId
  } catch {
    return false
  }
}

/** EIP-3326 and EIP-3085 fix this shape. */
function chainOf(params: unknown): number {
  const [{ chainId }] = params as [{ chainId: string }]
  return Number(chainId)
}
