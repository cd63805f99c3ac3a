import { disconnect } from '@countersign/core'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { Avatar } from '../avatar/Avatar.tsx'
import { useIdentity } from '../avatar/useIdentity.ts'
import { useCountersign } from '../context.ts'
import { formatAddress, formatBalance } from '../format.ts'
import { useVerifyDialog } from '../hooks/dialogs.ts'
import { useCanSwitchAccount } from '../hooks/useCanSwitchAccount.ts'
import { useConnectedBalance } from '../hooks/useConnectedBalance.ts'
import { useSignOut } from '../hooks/useSignOut.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { DialogLayout } from './DialogLayout.tsx'
import { RecentTransactions } from './RecentTransactions.tsx'
import { SwitchAccount } from './SwitchAccount.tsx'

/** R-UI-2: who is connected, with what, what they did last, and the way out. */
export default function AccountDialog() {
  const { countersign, openDialog } = useCountersign()
  const { address, chain, connector } = useConnection()
  const { say, locale } = useMessages()
  const { name, avatar } = useIdentity(address)
  const verify = useVerifyDialog()
  const signOut = useSignOut()
  const canSwitchAccount = useCanSwitchAccount()
  const [full, setFull] = useState(false)
  const balance = useConnectedBalance()
  if (!address) return null
  // Which Safe this is, and whether it is one, is for the page around this one to say.
  const isSafe = connector?.type === 'safe'
  const leave = () => disconnect(countersign)
  const explorer = chain?.blockExplorers?.default.url
  return (
    <DialogLayout title={say('account.title')}>
      <div className="cs-identity">
        <Avatar address={address} image={avatar} size={64} />
        <strong>{name ?? formatAddress(address)}</strong>
        <button
          type="button"
          className="cs-link"
          aria-expanded={full}
          onClick={() => setFull(!full)}
        >
          {say(full ? 'account.address.hide' : 'account.address.show')}
        </button>
        {full && <code className="cs-code">{address}</code>}
        <div className="cs-pair">
          <CopyButton text={address} label={say('account.copy')} />
          {explorer && (
            <a
              className="cs-button"
              data-variant="plain"
              href={`${explorer}/address/${address}`}
              target="_blank"
              rel="noreferrer"
            >
              {say('account.explorer')}
            </a>
          )}
        </div>
      </div>
      <dl className="cs-facts">
        {/* On a chain that the app does not know, there is no node to ask. */}
        {chain && (
          <>
            <dt>{say('account.balance')}</dt>
            <dd>
              {balance.data && formatBalance(balance.data, locale)}
              {balance.isPending && '…'}
              {balance.isError && (
                <button type="button" className="cs-link" onClick={() => balance.refetch()}>
                  {say('account.balance.failed')} · {say('action.retry')}
                </button>
              )}
            </dd>
          </>
        )}
        <dt>{say('account.network')}</dt>
        <dd>
          <button type="button" className="cs-link" onClick={() => openDialog('network')}>
            {chain?.name ?? say('button.wrongNetwork')}
          </button>
        </dd>
        <dt>{say('account.wallet')}</dt>
        <dd>
          {connector?.name}
          {canSwitchAccount && <SwitchAccount key={address} />}
        </dd>
        {countersign.authentication && (
          <>
            <dt>{say('verify.title')}</dt>
            <dd>
              {signOut ? (
                <>
                  <span className="cs-badge">{say('account.verified')}</span>
                  <button type="button" className="cs-link" onClick={signOut}>
                    {say('account.signOut')}
                  </button>
                </>
              ) : (
                <>
                  {say('account.unverified')}
                  <button type="button" className="cs-link" onClick={verify.open}>
                    {say('account.verify')}
                  </button>
                </>
              )}
            </dd>
          </>
        )}
      </dl>
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
