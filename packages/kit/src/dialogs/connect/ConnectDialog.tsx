import {
  type Attempt,
  type Countersign,
  cancelConnect,
  connect,
  type WalletEntry,
} from '@countersign/core'
import { useState } from 'react'
import { useCountersign } from '../../context.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useWallets } from '../../hooks/useWallets.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { DialogLayout } from '../DialogLayout.tsx'
import { AttemptView } from './AttemptView.tsx'
import { announce } from './announce.ts'
import { GetWallet } from './GetWallet.tsx'
import { InstallWallet } from './InstallWallet.tsx'
import { SafeHelp } from './SafeHelp.tsx'
import { usePlatform } from './usePlatform.ts'
import { WalletList } from './WalletList.tsx'
import { WhatIsAWallet } from './WhatIsAWallet.tsx'

/** Where the visitor is when no attempt is on screen. */
type View =
  | { name: 'list' | 'what' | 'get' }
  | { name: 'install'; walletId: string; from: 'list' | 'get' }
  | { name: 'safe' }

/** R-UI-2: choose a wallet, then follow what it is waiting for. */
export default function ConnectDialog() {
  const { countersign, closeDialog } = useCountersign()
  const { say } = useMessages()
  const wallets = useWallets()
  const platform = usePlatform()
  const attempt = useStore(countersign.attempt)
  const [view, setView] = useState<View>({ name: 'list' })

  const start = (walletId: string) => {
    // How it goes is told by the attempt, which this dialog shows.
    connect(countersign, { walletId }).then(closeDialog, () => {})
  }
  const choose = (wallet: WalletEntry) => {
    const way = wayTo(wallet, platform.os !== 'desktop', countersign)
    if (way === 'connect') start(wallet.id)
    else if (way === 'safe') setView({ name: 'safe' })
    else setView({ name: 'install', walletId: wallet.id, from: 'list' })
  }
  const toList = () => {
    cancelConnect(countersign)
    setView({ name: 'list' })
  }

  const chosen = chosenWallet(attempt, wallets)
  if (chosen && attempt.step !== 'idle') {
    const isPhone = platform.os !== 'desktop'
    const text = announce(attempt, chosen, say, { chains: countersign.config.chains, isPhone })
    return (
      <DialogLayout title={chosen.name} onBack={toList} announcement={text}>
        <AttemptView
          attempt={attempt}
          text={text}
          wallet={chosen}
          onRetry={() => start(chosen.id)}
          onBack={toList}
          onInstall={() => {
            cancelConnect(countersign)
            setView({ name: 'install', walletId: chosen.id, from: 'list' })
          }}
        />
      </DialogLayout>
    )
  }
  switch (view.name) {
    case 'what':
      return (
        <DialogLayout title={say('what.title')} onBack={toList}>
          <WhatIsAWallet onGet={() => setView({ name: 'get' })} />
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
    case 'install': {
      const wallet = wallets.find(({ id }) => id === view.walletId)
      const back = () => setView({ name: view.from })
      return (
        <DialogLayout title={wallet?.name ?? say('get.title')} onBack={back}>
          {wallet && <InstallWallet wallet={wallet} onConnect={() => start(wallet.id)} />}
        </DialogLayout>
      )
    }
    case 'safe':
      return (
        <DialogLayout title={say('connect.safe.title')} onBack={toList}>
          <SafeHelp />
        </DialogLayout>
      )
    case 'list':
      return (
        <DialogLayout title={say('connect.title')}>
          <WalletList
            wallets={wallets}
            onChoose={choose}
            onWhat={() => setView({ name: 'what' })}
            onGet={() => setView({ name: 'get' })}
          />
        </DialogLayout>
      )
  }
}

function chosenWallet(attempt: Attempt, wallets: readonly WalletEntry[]): WalletEntry | undefined {
  return 'walletId' in attempt ? wallets.find(({ id }) => id === attempt.walletId) : undefined
}

/** What choosing a wallet leads to: a connection, how to open a Safe, or how to get the wallet. */
function wayTo(
  { id, installed, channels }: WalletEntry,
  isPhone: boolean,
  { walletConnect, window: page }: Countersign,
): 'connect' | 'safe' | 'install' {
  if (installed) return 'connect'
  if (channels.includes('safe')) return page?.parent === page ? 'safe' : 'connect'
  if (channels.includes('coinbase')) return 'connect'
  // Without a project id, the entry that stands for the protocol itself says what is missing.
  if (channels.includes('walletConnect') && (walletConnect || id === 'walletConnect'))
    return 'connect'
  return isPhone || channels.includes('injected') ? 'install' : 'connect'
}
