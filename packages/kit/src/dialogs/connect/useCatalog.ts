import { useState } from 'react'
import { useCountersign } from '../../context.ts'
import { useStore } from '../../hooks/useStore.ts'

/** The many wallets that are offered only to those who look for them; data, fetched on demand. */
export function useCatalog() {
  const { countersign } = useCountersign()
  const isLoaded = useStore(countersign.wallets).some(({ group }) => group === 'More')
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      const { catalog } = await import('@countersign/core/wallets/catalog')
      countersign.wallets.add({ name: 'More', wallets: catalog })
    } finally {
      setLoading(false)
    }
  }
  return { isLoaded, isLoading, load }
}
