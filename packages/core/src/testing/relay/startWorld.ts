import { type ConnectParameters, connect } from '../../connection/connect.ts'
import type { Store } from '../../shared/createStore.ts'
import type { Countersign } from '../../types.ts'
import { collectTimers } from './collectTimers.ts'
import { openPage, type Page, type PageParameters } from './openPage.ts'
import { startRelay } from './startRelay.ts'
import { type RelayWallet, type StartWalletParameters, startWallet } from './startWallet.ts'

/** A relay with pages and phones around it, all of which end with `stop`. */
export async function startWorld() {
  const timers = collectTimers()
  const relay = await startRelay()
  const endings: (() => Promise<unknown>)[] = []
  return {
    relay,
    page(parameters: Omit<PageParameters, 'relayUrl'> = {}): Page {
      const page = openPage({ relayUrl: relay.url, ...parameters })
      endings.push(page.leave)
      return page
    },
    async wallet(parameters: Omit<StartWalletParameters, 'relayUrl'> = {}): Promise<RelayWallet> {
      const wallet = await startWallet({ relayUrl: relay.url, ...parameters })
      endings.push(wallet.stop)
      return wallet
    },
    async stop() {
      await Promise.all(endings.map((end) => end()))
      await relay.stop()
      timers.clear()
    },
  }
}

/** The first state of a store that passes. */
export function until<state>(
  store: Store<state>,
  passes: (state: state) => boolean,
): Promise<state> {
  return new Promise((resolve) => {
    const check = (state: state) => {
      if (!passes(state)) return
      stop()
      resolve(state)
    }
    const stop = store.subscribe(check)
    check(store.get())
  })
}

/** The code on the screen, once it is there and another one than before. */
export async function shownCode({ attempt }: Countersign, before?: string): Promise<string> {
  let uri = ''
  await until(attempt, (state) => {
    uri = 'pairing' in state ? (state.pairing?.uri ?? '') : ''
    return uri !== '' && uri !== before
  })
  return uri
}

/** Connects a phone the way a visitor does: choose, scan, approve. */
export async function connectPhone(
  { countersign }: Page,
  wallet: RelayWallet,
  {
    approved,
    ...parameters
  }: Partial<ConnectParameters> & { approved?: Parameters<RelayWallet['approve']>[1] } = {},
) {
  const connected = connect(countersign, { walletId: 'phone', ...parameters })
  const { topic } = await wallet.approve(await wallet.scan(await shownCode(countersign)), approved)
  return { topic, result: await connected }
}
