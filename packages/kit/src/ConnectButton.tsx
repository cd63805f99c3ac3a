import type { InitialState } from '@countersign/core'
import type { Chain } from 'viem'
import { CustomConnectButton } from './CustomConnectButton.tsx'
import { chainIdOf } from './chainIdOf.ts'
import type { ConnectButtonProps } from './connectButtonProps.ts'
import { useCountersign } from './context.ts'
import { formatAddress } from './formatAddress.ts'
import { useConnectDialog } from './hooks/dialogs.ts'
import { useConnectionStatus } from './hooks/useConnectionStatus.ts'
import { useMessages } from './i18n/useMessages.ts'
import { Deferred } from './parts/Deferred.tsx'
import { deferredCode, preload } from './parts/deferredCode.ts'
import { Themed } from './parts/Themed.tsx'
import { usePrefetch } from './prefetch.ts'

const connected = deferredCode(() => import('./Connected.tsx'))

/** Invites a visitor to connect, then shows who they are and where; or has `children` draw that. */
export function ConnectButton({ children, ...props }: ConnectButtonProps) {
  return children ? (
    <CustomConnectButton chainId={chainIdOf(props.initialChain)} draw={children} />
  ) : (
    <OwnButton {...props} />
  )
}

function OwnButton(props: Omit<ConnectButtonProps, 'children'>) {
  const status = useConnectionStatus()
  const { open } = useConnectDialog({ chainId: chainIdOf(props.initialChain) })
  const prefetch = usePrefetch('connect')
  const { say } = useMessages()
  const label = props.label ?? say('button.connect')
  const { countersign, initialState } = useCountersign()
  const loading = initialState ? (
    <Remembered {...initialState} chains={countersign.config.chains} />
  ) : (
    <Loading label={label} />
  )
  if (status === 'loading') {
    preload(connected)
    return loading
  }
  if (status === 'disconnected') {
    return (
      <Themed>
        <button
          type="button"
          className="cs-button"
          data-variant="primary"
          {...prefetch}
          onClick={open}
        >
          {label}
        </button>
      </Themed>
    )
  }
  return <Deferred code={connected} props={props} fallback={loading} />
}

/** R-CON-2: as large as the button it stands for. */
function Loading({ label }: { label: string }) {
  const { say } = useMessages()
  return (
    <Themed>
      <button type="button" className="cs-button" data-variant="loading" disabled aria-busy="true">
        <span className="cs-spinner" aria-hidden="true" />
        <span className="cs-visually-hidden">{say('button.loading')}</span>
        <span className="cs-hold" aria-hidden="true">
          {label}
        </span>
      </button>
    </Themed>
  )
}

/** Who the server was told it is, until their wallet has said so, too: nothing to press yet. */
function Remembered({ account, chainId, chains }: InitialState & { chains: readonly Chain[] }) {
  const { say } = useMessages()
  return (
    <Themed>
      <span className="cs-buttons" aria-busy="true">
        <button type="button" className="cs-button" data-variant="plain" disabled>
          {chains.find(({ id }) => id === chainId)?.name ?? say('button.wrongNetwork')}
        </button>
        <button type="button" className="cs-button" data-variant="plain" disabled>
          <span className="cs-avatar" style={{ width: 24, height: 24 }} />
          <span className="cs-name">{formatAddress(account)}</span>
        </button>
      </span>
    </Themed>
  )
}
