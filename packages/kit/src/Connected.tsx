import { useState } from 'react'
import { useConnection } from 'wagmi'
import type { Details } from './AccountDetails.tsx'
import { Avatar } from './avatar/Avatar.tsx'
import type { ConnectButtonProps, Responsive } from './connectButtonProps.ts'
import { formatAddress } from './formatAddress.ts'
import { useAccountDialog, useNetworkDialog, useVerifyDialog } from './hooks/dialogs.ts'
import { useCosigned } from './hooks/useCosigned.ts'
import { useMessages } from './i18n/useMessages.ts'
import { Deferred } from './parts/Deferred.tsx'
import { deferredCode } from './parts/deferredCode.ts'
import { Themed } from './parts/Themed.tsx'
import { usePrefetch } from './prefetch.ts'

const accountDetails = deferredCode(() => import('./AccountDetails.tsx'))

/** Account, balance and network of whoever is connected. Widths are decided by CSS alone. */
export default function Connected(props: ConnectButtonProps) {
  const { account = { small: 'avatar', large: 'full' }, chain: showChain = 'full' } = props
  const { balance: showBalance = { small: false, large: true } } = props
  const { address, chain } = useConnection()
  const [details, setDetails] = useState<Details>()
  const { say } = useMessages()
  const prefetchVerify = usePrefetch('verify')
  const prefetchNetwork = usePrefetch('network')
  const prefetchAccount = usePrefetch('account')
  const accountDialog = useAccountDialog()
  const networkDialog = useNetworkDialog()
  const verifyDialog = useVerifyDialog()
  const waiting = useCosigned()
  const cosigned = waiting && say('verify.cosigned', waiting)
  if (!address) return null
  // What was read of another account, or on another network, says nothing of this one.
  const known = details?.address === address ? details : undefined
  const balance = known?.chainId === chain?.id ? known?.balance : undefined
  const { name, avatar } = known ?? {}
  const shown = name ?? formatAddress(address)
  return (
    <Themed>
      <Deferred
        code={accountDetails}
        props={{ address, chainId: chain?.id, onChange: setDetails }}
      />
      <span className="cs-buttons">
        {verifyDialog.open && (
          <button
            type="button"
            className="cs-button"
            data-variant={cosigned ? 'plain' : 'primary'}
            aria-label={cosigned ? `${say('button.verify')}: ${cosigned}` : undefined}
            {...prefetchVerify}
            onClick={verifyDialog.open}
          >
            {cosigned ?? say('button.verify')}
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
          {chain?.name ?? say('button.wrongNetwork')}
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
              {balance}
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
