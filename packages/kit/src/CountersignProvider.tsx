import { beginRestoring, type Countersign, type InitialState } from '@countersign/core'
import { followAuthentication } from '@countersign/core/auth'
import {
  type QueryClient,
  QueryClientContext,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useConnection, WagmiContext } from 'wagmi'
import { createQueryClient } from './cache/createQueryClient.ts'
import { chainIdOf } from './chainIdOf.ts'
import { CountersignContext, OpenDialogContext, WishContext } from './context.ts'
import { content, dialogs } from './dialogs/content.ts'
import { useConnectionStatus } from './hooks/useConnectionStatus.ts'
import { useStore } from './hooks/useStore.ts'
import { I18nProvider } from './i18n/I18nProvider.tsx'
import type { Locale } from './i18n/locales.ts'
import type { Messages } from './i18n/types.ts'
import { useMessages } from './i18n/useMessages.ts'
import { mountDialogs } from './openDialog.ts'
import { Announcer } from './parts/Announcer.tsx'
import { Boundary } from './parts/Boundary.tsx'
import { Deferred } from './parts/Deferred.tsx'
import { type ResolvedTheme, resolveTheme, type Theme } from './theme/resolveTheme.ts'
import { useDialogs } from './useDialogs.ts'

export type CountersignProviderProps = {
  countersign: Countersign
  queryClient?: QueryClient
  /** R-CON-3: the chain, or its id, that wallets are asked to switch to when they connect. */
  initialChain?: number | { id: number } | undefined
  /** Who was connected when the server drew this page (`cookieToInitialState`). */
  initialState?: InitialState | undefined
  theme?: Theme
  /** Absent: the browser's language. */
  locale?: Locale
  /** That language's messages, when they were fetched before (`loadMessages`). */
  messages?: Messages
  children: ReactNode
}

/** R-UI-1: wraps an app with the connection, its status and the dialogs. */
export function CountersignProvider(props: CountersignProviderProps) {
  const { countersign, theme = 'system', locale, messages, initialState, children } = props
  const initialChain = chainIdOf(props.initialChain)
  const queryClient = useAppQueryClient(props.queryClient)
  const around = useContext(WagmiContext)
  if (around && around !== countersign.config) throw new ForeignConfigError()
  const resolved = useMemo(() => resolveTheme(theme), [theme])
  return (
    // Not `WagmiProvider`: it resets the connections of a config on every render of its own.
    <WagmiContext.Provider value={countersign.config}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider locale={locale} messages={messages}>
          <Root {...{ countersign, initialChain, initialState, theme: resolved }}>{children}</Root>
        </I18nProvider>
      </QueryClientProvider>
    </WagmiContext.Provider>
  )
}

/** The given one, else the one around, which is the app's; our own only where there is none. */
function useAppQueryClient(given: QueryClient | undefined): QueryClient {
  const around = useContext(QueryClientContext)
  const [own] = useState(() => given ?? around ?? createQueryClient())
  return given ?? around ?? own
}

/** Thrown at set-up, to the developer: hooks of the app would read another connection than ours. */
class ForeignConfigError extends Error {
  override readonly name = 'ForeignConfigError'

  constructor() {
    super(
      'This <CountersignProvider> stands inside a <WagmiProvider> with another config. ' +
        'Hand that config to createCountersign({ config }), or take the <WagmiProvider> away.',
    )
  }
}

type RootProps = {
  countersign: Countersign
  initialChain: number | undefined
  initialState: InitialState | undefined
  theme: ResolvedTheme
  children: ReactNode
}

function Root({ countersign, initialChain, theme, children, ...props }: RootProps) {
  const initialState = useInitialState(countersign, props.initialState)
  const { locale, direction } = useMessages()
  const { dialog, wish, drawn, openDialog, closeDialog, warmUp } = useDialogs(countersign)
  useEffect(() => beginRestoring(countersign), [countersign])
  useEffect(() => followAuthentication(countersign), [countersign])
  useEffect(
    () => mountDialogs(countersign, { open: openDialog, close: closeDialog }),
    [countersign, openDialog, closeDialog],
  )
  useFollowPending(countersign)
  const context = useMemo(
    () => ({
      countersign,
      initialChain,
      initialState,
      openDialog,
      closeDialog,
      warmUp,
      rootProps: {
        'data-countersign': '',
        'data-countersign-theme': theme.mode,
        'data-countersign-overlay': theme.overlay,
        lang: locale,
        dir: direction,
        style: theme.variables,
      },
    }),
    [
      countersign,
      initialChain,
      initialState,
      openDialog,
      closeDialog,
      warmUp,
      theme,
      locale,
      direction,
    ],
  )
  return (
    <CountersignContext.Provider value={context}>
      <OpenDialogContext.Provider value={dialog}>
        <WishContext.Provider value={wish}>
          <StatusRoot>
            {children}
            {drawn && (
              <Boundary onError={closeDialog}>
                <Deferred
                  code={dialogs}
                  props={{ name: drawn, content: content[drawn] }}
                  onFailure={closeDialog}
                />
              </Boundary>
            )}
          </StatusRoot>
        </WishContext.Provider>
      </OpenDialogContext.Provider>
    </CountersignContext.Provider>
  )
}

/** The one element everything stands in; it takes no place of its own in the page's layout. */
function StatusRoot({ children }: { children: ReactNode }) {
  return (
    <div data-countersign-status={useConnectionStatus()}>
      {children}
      <Announcer />
    </div>
  )
}

/** Who the server was told it is, until the page knows better. */
function useInitialState(
  { internal }: Countersign,
  initialState: InitialState | undefined,
): InitialState | undefined {
  const [isOver, setOver] = useState(false)
  const begun = useStore(internal.begun)
  const { status } = useConnection()
  useEffect(() => {
    if (begun && status === 'disconnected') setOver(true)
  }, [begun, status])
  return isOver ? undefined : initialState
}

/** R-TX-4: pending transactions of this and earlier visits, once somebody is connected. */
function useFollowPending(countersign: Countersign): void {
  const connected = useConnection().status === 'connected'
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!connected) return
    let stop: (() => void) | undefined
    let left = false
    void import('./transactions/followPending.ts').then(({ followPending }) => {
      if (!left) stop = followPending(countersign, queryClient)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [connected, countersign, queryClient])
}
