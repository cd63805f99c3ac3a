import { useState } from 'react'
import { useCountersign } from '../../context.ts'
import { useStore } from '../../hooks/useStore.ts'

/** The many wallets that are offered only to those who look for them; data, fetched on demand. */
export function useCatalog() {
  const { countersign } = useCountersign()
  const isLoaded = useStore(countersign.wallets).some(({ group }) => group === 'More')
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = async () => {
    setState('loading')
    try {
      const { catalog } = await import('@countersign/core/wallets/catalog')
      countersign.wallets.add({ name: 'More', wallets: catalog })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { isLoaded, isLoading: state === 'loading', isFailed: state === 'failed', load }
}
