import {
  type Attempt,
  cancelConnect,
  type WalletChannel,
  type WalletEntry,
} from '@countersign/core'
import { useContext, useEffect, useState } from 'react'
import { useChains } from 'wagmi'
import { OpenDialogContext, useCountersign, WishContext } from '../../context.ts'
import { useConnectWallet } from '../../hooks/useConnectWallet.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useWallets } from '../../hooks/useWallets.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { DialogLayout } from '../DialogLayout.tsx'
import { AttemptView } from './AttemptView.tsx'
import { announce } from './announce.ts'
import { GetWallet } from './GetWallet.tsx'
import { InstallWallet } from './InstallWallet.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { SafeHelp } from './SafeHelp.tsx'
import { tellNotSetUp } from './tellNotSetUp.ts'
import { usePlatform } from './usePlatform.ts'
import { WalletList } from './WalletList.tsx'
import { WhatIsAWallet } from './WhatIsAWallet.tsx'
import { wayTo } from './wayTo.ts'

/** Where the visitor is when no attempt is on screen. */
type View =
  | { name: 'list' | 'what' | 'get' }
  | { name: 'install' | 'safe' | 'notSetUp'; walletId: string; from: 'list' | 'get' }

/** R-UI-2: choose a wallet, then follow what it is waiting for. */
export default function ConnectDialog() {
  const { countersign } = useCountersign()
  const { say } = useMessages()
  const wallets = useWallets()
  const platform = usePlatform()
  const chains = useChains()
  const attempt = useStore(countersign.attempt)
  const connect = useConnectWallet()
  const { walletId: wished, chainId } = useContext(WishContext)
  const isOpen = useContext(OpenDialogContext) === 'connect'
  const [chosenView, setView] = useState<View>()
  const view = chosenView ?? viewOf(wallets.find(({ id }) => id === wished))

  useEffect(() => {
    if (!isOpen) return
    // Whoever came into the page without a word is there now.
    countersign.wallets.refresh()
    tellNotSetUp(countersign)
  }, [isOpen, countersign])

  const start = (walletId: string, channel?: WalletChannel) =>
    connect({ walletId, chainId, ...(channel && { channel }) })
  const choose = (wallet: WalletEntry) => {
    if (wayTo(countersign, wallet) === 'connect') start(wallet.id)
    else setView(viewOf(wallet))
  }
  const toList = () => {
    cancelConnect(countersign)
    setView({ name: 'list' })
  }

  /** Where choosing a wallet leads that cannot be connected as it is. */
  function viewOf(wallet: WalletEntry | undefined): View {
    const name = wallet ? wayTo(countersign, wallet) : 'connect'
    return wallet && name !== 'connect'
      ? { name, walletId: wallet.id, from: 'list' }
      : { name: 'list' }
  }

  const chosen = chosenWallet(attempt, wallets)
  if (chosen && attempt.step !== 'idle') {
    const isPhone = platform.os !== 'desktop'
    const text = announce(attempt, chosen, say, { chains, isPhone })
    return (
      <DialogLayout title={chosen.name} onBack={toList} announcement={text}>
        <AttemptView
          attempt={attempt}
          text={text}
          wallet={chosen}
          onRetry={(channel = attempt.channel) => start(chosen.id, channel)}
          onBack={toList}
          onInstall={() => {
            cancelConnect(countersign)
            setView({ name: 'install', walletId: chosen.id, from: 'list' })
          }}
        />
      </DialogLayout>
    )
  }
  const toGet = () => setView({ name: 'get' })
  switch (view.name) {
    case 'what':
      return (
        <DialogLayout title={say('what.title')} onBack={toList}>
          <WhatIsAWallet onGet={toGet} />
        </DialogLayout>
      )
    case 'get':
      return (
        <DialogLayout title={say('get.title')} onBack={toList}>
          <GetWallet
            wallets={wallets}
            onChoose={({ id }) => setView({ name: 'install', walletId: id, from: 'get' })}
          />
        </DialogLayout>
      )
    case 'list':
      return (
        <DialogLayout title={say('connect.title')}>
          <WalletList
            wallets={wallets}
            onChoose={choose}
            onWhat={() => setView({ name: 'what' })}
            onGet={toGet}
          />
        </DialogLayout>
      )
    default: {
      const wallet = wallets.find(({ id }) => id === view.walletId)
      const title = view.name === 'safe' ? say('connect.safe.title') : wallet?.name
      return (
        <DialogLayout
          title={title ?? say('get.title')}
          onBack={view.from === 'get' ? toGet : toList}
        >
          {wallet && view.name === 'install' && (
            <InstallWallet wallet={wallet} onConnect={() => start(wallet.id)} onGet={toGet} />
          )}
          {wallet && view.name === 'safe' && <SafeHelp wallet={wallet} />}
          {wallet && view.name === 'notSetUp' && <NotSetUp wallet={wallet} onBack={toList} />}
        </DialogLayout>
      )
    }
  }
}

function chosenWallet(attempt: Attempt, wallets: readonly WalletEntry[]): WalletEntry | undefined {
  return 'walletId' in attempt ? wallets.find(({ id }) => id === attempt.walletId) : undefined
}
