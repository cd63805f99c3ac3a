import type { ReactNode } from 'react'
import { useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { formatBalance } from '../formatBalance.ts'
import { useVerifyDialog } from '../hooks/dialogs.ts'
import { useCanSwitchAccount } from '../hooks/useCanSwitchAccount.ts'
import { useConnectedBalance } from '../hooks/useConnectedBalance.ts'
import { useSignOut } from '../hooks/useSignOut.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { ChainIcon } from '../icons/ChainIcon.tsx'
import { TokenIcon } from '../icons/TokenIcon.tsx'
import { Glyph } from '../parts/Glyph.tsx'
import { Picture } from '../parts/Picture.tsx'
import { SwitchAccount } from './SwitchAccount.tsx'

/** What the account has and where, by which wallet, and whether it is verified. */
export function AccountFacts() {
  const { countersign, openDialog } = useCountersign()
  const { chain, connector } = useConnection()
  const { say } = useMessages()
  const canSwitchAccount = useCanSwitchAccount()
  return (
    <dl className="cs-facts cs-panel">
      {/* On a chain that the app does not know, there is no node to ask. */}
      {chain && <Balance chainId={chain.id} symbol={chain.nativeCurrency.symbol} />}
      <Fact
        icon={chain ? <ChainIcon chain={chain} size={24} /> : <Glyph name="alert" />}
        label={say('account.network')}
        tone={chain ? undefined : 'danger'}
      >
        <button type="button" className="cs-link" onClick={() => openDialog('network')}>
          {chain?.name ?? say('button.wrongNetwork')}
        </button>
      </Fact>
      <Fact
        icon={
          <Picture
            sources={[connector?.icon]}
            className="cs-icon"
            width="24"
            height="24"
            fallback={<Glyph name="wallet" />}
          />
        }
        label={say('account.wallet')}
      >
        {connector?.name}
        {canSwitchAccount && <SwitchAccount />}
      </Fact>
      {countersign.authentication && <Verification />}
    </dl>
  )
}

function Balance({ chainId, symbol }: { chainId: number; symbol: string }) {
  const { say, locale } = useMessages()
  const balance = useConnectedBalance()
  return (
    <Fact
      icon={<TokenIcon symbol={symbol} chainId={chainId} seed={symbol} size={24} />}
      label={say('account.balance')}
    >
      {balance.data && <span className="cs-amount">{formatBalance(balance.data, locale)}</span>}
      {balance.isPending && '…'}
      {balance.isError && (
        <button type="button" className="cs-link" onClick={() => balance.refetch()}>
          {say('account.balance.failed')} · {say('action.retry')}
        </button>
      )}
    </Fact>
  )
}

/** Whoever is verified is told so, and never asked for it again. */
function Verification() {
  const { say } = useMessages()
  const verify = useVerifyDialog()
  const signOut = useSignOut()
  return signOut ? (
    <Fact icon={<Glyph name="shield" />} label={say('account.verified')} tone="good">
      <button type="button" className="cs-link" onClick={signOut}>
        {say('account.signOut')}
      </button>
    </Fact>
  ) : (
    <Fact icon={<Glyph name="shield" />} label={say('account.unverified')}>
      <button type="button" className="cs-link" onClick={verify.open}>
        {say('account.verify')}
      </button>
    </Fact>
  )
}

type FactProps = {
  icon: ReactNode
  label: string
  tone?: 'good' | 'danger' | undefined
  children: ReactNode
}

function Fact({ icon, label, tone, children }: FactProps) {
  return (
    <div>
      <dt data-tone={tone}>
        {icon}
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
