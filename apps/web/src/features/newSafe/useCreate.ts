import type { Address } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import type { ActResult } from '../../shared/acts/acts.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { samePlace } from '../../shared/local/samePlace.ts'
import { useOneMutation } from '../../shared/ui/forms/useOneMutation.ts'
import { readSite, type Site, type Wanted } from './readSite.ts'

export type Stopped = { chain: ChainConfig; site: Site } | { chain: ChainConfig; result: ActResult }
export type Creating = ReturnType<typeof useCreate>

type Order = {
  wanted: Wanted
  chains: readonly ChainConfig[]
  /** Where the page has shown that it will stand. */
  address: Address
  name: string
  describe: (chain: ChainConfig) => string
}

/** Makes a Safe on some networks, one after the other; null when the wallet has sent all of it. */
export function useCreate() {
  const config = useConfig()
  const { address: me } = useConnection()
  const { send, forget } = useActs()
  const { memory, acts: lazy } = useApp()

  /** It was asked for here: nobody has to be asked whether it is theirs, and it has a name. */
  const remember = (chainId: number, { address, name }: Order) => {
    const place = { chainId, address }
    memory.pinned.update((all) =>
      all.some((each) => samePlace(each, place)) ? all : [...all, place],
    )
    if (name.trim() === '') return
    memory.contacts.update((all) =>
      all.some((each) => each.address === address)
        ? all
        : [...all, { address, name: name.trim(), chainId: null }],
    )
  }

  const createOn = async (chain: ChainConfig, order: Order): Promise<Stopped | null> => {
    const site = await readSite(config.getClient({ chainId: chain.id }), order.wanted)
    if (site.status === 'created') return null
    // Compared with the factory's answer, and with what was on the screen, right before it is sent.
    if (site.status !== 'free' || site.planned.address !== order.address || !me) {
      return { chain, site }
    }
    const description = order.describe(chain)
    const result = await send({
      account: { chainId: chain.id, address: me },
      calls: [{ ...site.planned.creation, value: 0n, description }],
      description,
    })
    if (result.status === 'done') {
      remember(chain.id, order)
      return null
    }
    if (result.status === 'refused' && result.act) {
      // What the wallet surely has not sent is asked for again by the same button.
      const act = lazy
        .get()
        ?.get()
        .find(({ id }) => id === result.act?.id)
      if (act?.stage === 'draft' && !act.doubt) await forget(act.id)
      else remember(chain.id, order)
    }
    return { chain, result }
  }

  return useOneMutation({
    mutationFn: async (order: Order): Promise<Stopped | null> => {
      for (const chain of order.chains) {
        const stopped = await createOn(chain, order)
        if (stopped) return stopped
      }
      return null
    },
  })
}
