import { useApp } from '../AppContext.ts'
import type { ChainConfig } from '../appConfig.ts'
import { useStore } from '../local/useStore.ts'

/** The networks that the visitor wants to be asked about; all of them, rather than none. */
export function useShownChains(): readonly ChainConfig[] {
  const { appConfig, memory } = useApp()
  const { hiddenChains } = useStore(memory.preferences)
  const shown = appConfig.chains.filter(({ id }) => !hiddenChains.includes(id))
  return shown.length > 0 ? shown : appConfig.chains
}
