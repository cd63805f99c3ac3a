import { useConnection } from 'wagmi'
import { Avatar } from './avatar/Avatar.tsx'
import { useIdentity } from './avatar/useIdentity.ts'
import type { ConnectButtonProps, Responsive } from './connectButtonProps.ts'
import { formatAddress } from './formatAddress.ts'
import { formatBalance } from './formatBalance.ts'
import { useAccountDialog, useNetworkDialog, useVerifyDialog } from './hooks/dialogs.ts'
import { useConnectedBalance } from './hooks/useConnectedBalance.ts'
import { useCosigned } from './hooks/useCosigned.ts'
import { useMessages } from './i18n/useMessages.ts'
import { ChainIcon } from './icons/ChainIcon.tsx'
import { Line, SHIELD } from './parts/Line.tsx'
import { Themed } from './parts/Themed.tsx'
import { usePrefetch } from './prefetch.ts'

/** Account, balance and network of whoever is connected. Widths are decided by CSS alone. */
export default function Connected(props: ConnectButtonProps) {
  const {
    account = { small: 'avatar', large: 'full' },
    chain: showChain = { small: 'icon', large: 'full' },
  } = props
  const { balance: showBalance = { small: false, large: true } } = props
  const { address, chain } = useConnection()
  const { name, avatar } = useIdentity(address)
  const { data: balance } = useConnectedBalance()
  const { say, locale } = useMessages()
  const prefetchVerify = usePrefetch('verify')
  const prefetchNetwork = usePrefetch('network')
  const prefetchAccount = usePrefetch('account')
  const accountDialog = useAccountDialog()
  const networkDialog = useNetworkDialog()
  const verifyDialog = useVerifyDialog()
  const waiting = useCosigned()
  const cosigned = waiting && say('verify.cosigned', waiting)
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  if (!address) return null
  const shown = name ?? formatAddress(address)
  return (
    <Themed>
      <span className="cs-buttons">
        {verifyDialog.open && (
          <button
            type="button"
            className="cs-button"
            data-variant={cosigned ? 'plain' : 'primary'}
            aria-label={cosigned ? `${say('button.verify')}: ${cosigned}` : say('button.verify')}
            data-verify=""
            {...prefetchVerify}
            onClick={verifyDialog.open}
          >
            <Line path={SHIELD} />
            <span className="cs-long">{cosigned ?? say('button.verify')}</span>
            <span className="cs-short">
              {waiting
                ? `${number(waiting.signed)}/${number(waiting.needed)}`
                : say('account.verify')}
            </span>
          </button>
        )}
        <button
          type="button"
          className="cs-button"
          data-variant={chain ? 'plain' : 'danger'}
          {...(chain && widths('chain', showChain))}
          {...prefetchNetwork}
          onClick={networkDialog.open}
        >
          {chain && <ChainIcon chain={chain} size={24} />}
          <span className="cs-name">{chain?.name ?? say('button.wrongNetwork')}</span>
        </button>
        <button
          type="button"
          className="cs-button"
          data-variant="plain"
          {...widths('account', account)}
          {...prefetchAccount}
          onClick={accountDialog.open}
        >
          {balance && (
            <span className="cs-balance" {...widths('balance', showBalance)}>
              {formatBalance(balance, locale)}
            </span>
          )}
          <Avatar address={address} image={avatar} size={24} />
          {/* Beside the picture alone, a name for those who do not see it. */}
          <span className="cs-name">{shown}</span>
        </button>
      </span>
    </Themed>
  )
}

function widths(name: string, value: Responsive<string | boolean>) {
  const { small, large } = typeof value === 'object' ? value : { small: value, large: value }
  return { [`data-small-${name}`]: String(small), [`data-large-${name}`]: String(large) }
}
