import { cancelConnect, connect, type WalletEntry } from '@countersign/core'
import { useEffect } from 'react'
import { useCountersign } from '../context.ts'
import { messages } from '../messages.ts'
import { useStore } from '../useStore.ts'
import { Failure } from './Failure.tsx'
import { Frame } from './Frame.tsx'
import { WalletIcon } from './WalletIcon.tsx'

/** R-UI-2: choose a wallet, then follow what it is waiting for. */
export function ConnectDialog({ onDone }: { onDone: () => void }) {
  const { countersign } = useCountersign()
  const wallets = useStore(countersign.wallets)
  const attempt = useStore(countersign.attempt)
  // R-CON-8: closing the dialog cancels the attempt.
  useEffect(() => () => cancelConnect(countersign), [countersign])
  const choose = (walletId: string) =>
    // How it failed is told by the attempt, which this dialog shows.
    connect(countersign, { walletId }).then(onDone, () => {})
  const chosen =
    attempt.step === 'idle' ? undefined : wallets.find(({ id }) => id === attempt.walletId)
  const failed = attempt.step === 'failed'
  return (
    <Frame title={messages.connectTitle}>
      <div aria-live="polite">
        {chosen && !failed && (
          <section className="cs-waiting">
            <WalletIcon wallet={chosen} size={64} />
            <h3>{messages.openIn(chosen.name)}</h3>
            <p>
              {attempt.step === 'pending'
                ? messages.pendingElsewhere(chosen.name)
                : messages.confirmIn(chosen.name)}
            </p>
            <button
              type="button"
              className="cs-button"
              data-variant="plain"
              onClick={() => cancelConnect(countersign)}
            >
              {messages.cancel}
            </button>
          </section>
        )}
        {chosen && failed && (
          <Failure error={attempt.error} onRetry={() => choose(attempt.walletId)} />
        )}
      </div>
      {(!chosen || failed) && <WalletList wallets={wallets} onChoose={choose} />}
    </Frame>
  )
}

type WalletListProps = { wallets: readonly WalletEntry[]; onChoose: (walletId: string) => void }

function WalletList({ wallets, onChoose }: WalletListProps) {
  if (wallets.length === 0) return <p className="cs-note">{messages.noWallet}</p>
  const groups = Map.groupBy(wallets, ({ group }) => group)
  return [...groups].map(([group, entries]) => (
    <section key={group}>
      <h3 className="cs-group">{group}</h3>
      <ul className="cs-list">
        {entries.map((wallet) => (
          <li key={wallet.id}>
            <button type="button" className="cs-row" onClick={() => onChoose(wallet.id)}>
              <WalletIcon wallet={wallet} size={32} />
              <span>{wallet.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}
