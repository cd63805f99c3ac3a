import { createCountersign, safeStorage } from '@countersign/core'
import { createAuthAdapter } from '@countersign/core/auth'
import { popularWallets } from '@countersign/core/wallets/popular'
import { createGateway } from '@countersign/gateway'
import { CountersignProvider } from '@countersign/kit'
import { createQueryClient, persistCache } from '@countersign/kit/cache'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { http } from 'viem'
import { AppContext, type AppTools } from '../shared/AppContext.ts'
import { createLazyActs } from '../shared/acts/createLazyActs.ts'
import type { AppConfig } from '../shared/appConfig.ts'
import { toChain } from '../shared/chains.ts'
import type { Memory } from '../shared/local/createMemory.ts'
import { useStore } from '../shared/local/useStore.ts'
import { appLocale } from '../shared/words/appLocale.ts'
import { LocaleContext } from '../shared/words/LocaleContext.ts'
import { type Language, loadLanguage, wantedLocale } from './language.ts'
import { createAppRouter } from './router.tsx'
import '@countersign/kit/styles.css'

type AppProps = { appConfig: AppConfig; memory: Memory; language: Language }

/** R-UI-1: the one wrapper around every page. */
export function App({ appConfig, memory, ...props }: AppProps) {
  const [{ tools, queryClient, router }] = useState(() => start(appConfig, memory))
  const { theme } = useStore(memory.preferences)
  const { locale, messages } = useLanguage(memory, props.language)
  useEffect(() => {
    const { lang, dir } = appLocale(locale)
    Object.assign(document.documentElement, { lang, dir })
    document.documentElement.dataset.theme = theme
  }, [locale, theme])
  return (
    <CountersignProvider
      countersign={tools.countersign}
      {...{ queryClient, theme, locale, messages }}
    >
      <LocaleContext.Provider value={locale}>
        <AppContext.Provider value={tools}>
          <RouterProvider router={router} />
        </AppContext.Provider>
      </LocaleContext.Provider>
    </CountersignProvider>
  )
}

/** The language in use: a newly chosen one only when its words are there. */
function useLanguage(memory: Memory, initial: Language): Language {
  const [language, setLanguage] = useState(initial)
  const wanted = wantedLocale(useStore(memory.preferences).locale)
  useEffect(() => {
    if (wanted === language.locale) return
    let current = true
    void loadLanguage(wanted).then((next) => {
      // Pages keep what they show until their own words have come, too.
      if (current) startTransition(() => setLanguage(next))
    })
    return () => {
      current = false
    }
  }, [wanted, language.locale])
  return language
}

function start(appConfig: AppConfig, memory: Memory) {
  const { appName, walletConnect, frameOrigins } = appConfig
  const [first, ...rest] = appConfig.chains
  const chains = [toChain(first), ...rest.map(toChain)] as const
  const transports = Object.fromEntries(
    chains.map((chain) => [chain.id, http(chain.rpcUrls.default.http[0], { retryCount: 0 })]),
  )
  const queryClient = createQueryClient()
  persistCache(queryClient, safeStorage())
  // Our own server is the gateway, or stands in front of one.
  const gateway = createGateway({ baseUrl: window.location.origin })
  const auth = createAuthAdapter({
    async cosigners(message) {
      // Fetched inside a Safe only.
      const { readCosigners } = await import('./readCosigners.ts')
      return readCosigners(gateway, message)
    },
  })
  const countersign = createCountersign({
    appName,
    chains,
    transports,
    wallets: [{ name: 'Popular', wallets: popularWallets }],
    walletConnect,
    safeOrigins: frameOrigins,
    authentication: auth,
    async identifySafe(client, address) {
      // Fetched inside a Safe only.
      const { readIdentity } = await import('../shared/chain/readIdentity.ts')
      return (await readIdentity(client, address)).verdict
    },
  })
  const acts = createLazyActs(async () => {
    const { startActs } = await import('../shared/acts/startActs.ts')
    return startActs({ countersign, gateway })
  })
  const tools: AppTools = { appConfig, memory, gateway, auth, countersign, acts }
  return { tools, queryClient, router: createAppRouter({ chains: appConfig.chains }) }
}
