import { chainIdOf } from './chainIdOf.ts'
import type { ConnectButtonProps } from './connectButtonProps.ts'
import { useConnectDialog } from './hooks/dialogs.ts'
import { useConnectionStatus } from './hooks/useConnectionStatus.ts'
import { useMessages } from './i18n/useMessages.ts'
import { Deferred } from './parts/Deferred.tsx'
import { deferredCode, preload } from './parts/deferredCode.ts'
import { Themed } from './parts/Themed.tsx'
import { usePrefetch } from './prefetch.ts'

const connected = deferredCode(() => import('./Connected.tsx'))

/** Invites a visitor to connect, then shows who they are and where. */
export function ConnectButton(props: ConnectButtonProps) {
  const status = useConnectionStatus()
  const { open } = useConnectDialog({ chainId: chainIdOf(props.initialChain) })
  const prefetch = usePrefetch('connect')
  const { say } = useMessages()
  const label = props.label ?? say('button.connect')
  const loading = <Loading label={label} />
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
