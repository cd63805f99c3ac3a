import { disconnect } from '@countersign/core'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { AccountIdentity } from './AccountIdentity.tsx'
import { DialogLayout } from './DialogLayout.tsx'
import { RecentTransactions } from './RecentTransactions.tsx'

/** R-UI-2: who is connected, with what, what they did last, and the way out. */
export default function AccountDialog() {
  const { countersign } = useCountersign()
  const { address, chain, connector } = useConnection()
  const { say } = useMessages()
  if (!address) return null
  // Which Safe this is, and whether it is one, is for the page around this one to say.
  const isSafe = connector?.type === 'safe'
  const leave = () => disconnect(countersign)
  const explorer = chain?.blockExplorers?.default.url
  return (
    <DialogLayout title={say('account.title')}>
      <AccountIdentity address={address} chain={chain} explorer={explorer} />
      <AccountFacts key={address} />
      <RecentTransactions explorer={explorer} />
      {isSafe ? (
        <p className="cs-quiet">{say('account.inSafe')}</p>
      ) : (
        <button type="button" className="cs-button cs-wide" data-variant="danger" onClick={leave}>
          {say('account.disconnect')}
        </button>
      )}
    </DialogLayout>
  )
}
