import { useApp } from '../AppContext.ts'
import { useStore } from '../local/useStore.ts'
import type { ChainSettings } from '../settings.ts'

/** The networks that the visitor wants to be asked about; all of them, rather than none. */
export function useShownChains(): readonly ChainSettings[] {
  const { settings, memory } = useApp()
  const { hiddenChains } = useStore(memory.preferences)
  const shown = settings.chains.filter(({ id }) => !hiddenChains.includes(id))
  return shown.length > 0 ? shown : settings.chains
}
