import { type Countersign, reconnect } from '@countersign/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { WagmiContext } from 'wagmi'
import { CountersignContext, type DialogName } from './context.ts'
import { useConnectionStatus } from './useConnectionStatus.ts'

/** The dialogs and their primitives are fetched on first intent, not with the page. */
export const loadDialogs = () => import('./dialogs/Dialogs.tsx')
const Dialogs = lazy(loadDialogs)

export type Theme = 'light' | 'dark' | 'system'

export type CountersignProviderProps = {
  countersign: Countersign
  queryClient?: QueryClient
  theme?: Theme
  children: ReactNode
}

/** Wraps an app with the connection, its status and the dialogs. */
export function CountersignProvider(props: CountersignProviderProps) {
  const { countersign, theme = 'system', children } = props
  const [ownClient] = useState(() => props.queryClient ?? new QueryClient())
  useEffect(() => {
    void reconnect(countersign)
  }, [countersign])
  return (
    // Not `WagmiProvider`: it resets the connections of a config on every render of its own.
    <WagmiContext.Provider value={countersign.config}>
      <QueryClientProvider client={props.queryClient ?? ownClient}>
        <Root countersign={countersign} theme={theme}>
          {children}
        </Root>
      </QueryClientProvider>
    </WagmiContext.Provider>
  )
}

type RootProps = { countersign: Countersign; theme: Theme; children: ReactNode }

function Root({ countersign, theme, children }: RootProps) {
  const status = useConnectionStatus()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const context = useMemo(
    () => ({ countersign, dialog, setDialog, theme }),
    [countersign, dialog, theme],
  )
  return (
    <CountersignContext.Provider value={context}>
      <div data-countersign="" data-countersign-status={status} data-countersign-theme={theme}>
        {children}
        {dialog && (
          <Suspense>
            <Dialogs />
          </Suspense>
        )}
      </div>
    </CountersignContext.Provider>
  )
}
