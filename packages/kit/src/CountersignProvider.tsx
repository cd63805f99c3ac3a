import { beginRestoring, type Countersign, type InitialState } from '@countersign/core'
import { followAuthentication } from '@countersign/core/auth'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import { WagmiContext } from 'wagmi'
import type { Appearance } from './appearance.ts'
import { chainIdOf } from './chainIdOf.ts'
import { CountersignContext, OpenDialogContext, WishContext } from './context.ts'
import { content, dialogs } from './dialogs/content.ts'
import { ForeignConfigError } from './foreignConfigError.ts'
import { useAppQueryClient } from './hooks/useAppQueryClient.ts'
import { useConnectionStatus } from './hooks/useConnectionStatus.ts'
import { useFollowPending } from './hooks/useFollowPending.ts'
import { useInitialState } from './hooks/useInitialState.ts'
import { useRequiredSignIn } from './hooks/useRequiredSignIn.ts'
import { I18nProvider } from './i18n/I18nProvider.tsx'
import type { LocaleTag } from './i18n/locales.ts'
import type { Messages } from './i18n/types.ts'
import { useMessages } from './i18n/useMessages.ts'
import { mountDialogs } from './openDialog.ts'
import { Announcer } from './parts/Announcer.tsx'
import { Boundary } from './parts/Boundary.tsx'
import { Deferred } from './parts/Deferred.tsx'
import { type ResolvedTheme, resolveTheme, type Theme } from './theme/resolveTheme.ts'
import { useDialogs } from './useDialogs.ts'

export type CountersignProviderProps = Appearance & {
  countersign: Countersign
  /** Default: the one around, or our own. */
  queryClient?: QueryClient | undefined
  /** R-CON-3: the chain, or its id, that wallets are asked to switch to when they connect. */
  initialChain?: number | { id: number } | undefined
  /** Who was connected when the server drew this page (`cookieToInitialState`). */
  initialState?: InitialState | undefined
  theme?: Theme | undefined
  /** A language, with a region where numbers follow one (`de-AT`). Absent: the browser's language. */
  locale?: LocaleTag | undefined
  /** That language's messages, when they were fetched before (`loadMessages`). */
  messages?: Messages | undefined
  children: ReactNode
}

/** R-UI-1: wraps an app with the connection, its status and the dialogs. */
export function CountersignProvider(props: CountersignProviderProps) {
  const { countersign, theme = 'system', locale, messages, initialState, children } = props
  const { avatar, chainIcons, about } = props
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
          <Root
            {...{ countersign, initialChain, initialState, avatar, chainIcons, about }}
            theme={resolved}
          >
            {children}
          </Root>
        </I18nProvider>
      </QueryClientProvider>
    </WagmiContext.Provider>
  )
}

type RootProps = Appearance & {
  countersign: Countersign
  initialChain: number | undefined
  initialState: InitialState | undefined
  theme: ResolvedTheme
  children: ReactNode
}

function Root({ countersign, initialChain, theme, children, ...props }: RootProps) {
  const { avatar, chainIcons, about } = props
  const initialState = useInitialState(countersign, props.initialState)
  const { locale, direction } = useMessages()
  const { dialog, wish, drawn, openDialog, closeDialog, endDialog, warmUp } =
    useDialogs(countersign)
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
      avatar,
      chainIcons,
      about,
      openDialog,
      closeDialog,
      endDialog,
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
      avatar,
      chainIcons,
      about,
      openDialog,
      closeDialog,
      endDialog,
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
  useRequiredSignIn()
  return (
    <div data-countersign-status={useConnectionStatus()}>
      {children}
      <Announcer />
    </div>
  )
}
