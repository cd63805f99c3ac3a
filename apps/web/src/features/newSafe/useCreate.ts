import { type DescribedCall, type OutboxResult, refused } from '@countersign/outbox'
import { useState } from 'react'
import type { Address } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import type { Leave } from '../../review/leave/useLeave.ts'
import { useApp } from '../../shared/AppContext.ts'
import { accountAt } from '../../shared/account/accountAt.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { samePlace } from '../../shared/local/samePlace.ts'
import { useOneMutation } from '../../shared/ui/forms/useOneMutation.ts'
import { readSite, type Site, type Wanted } from './readSite.ts'

export type Creating = ReturnType<typeof useCreate>

type Order = {
  wanted: Wanted
  chains: readonly ChainConfig[]
  /** Where the page has shown that it will stand. */
  address: Address
  name: string
  describe: (chain: ChainConfig) => string
}

type Planned = { order: Order; chains: readonly ChainConfig[] }

/** What the wallet is to be asked for next: judged and shown before it is. */
type Step = { order: Order; chain: ChainConfig; call: DescribedCall; rest: readonly ChainConfig[] }

/** Makes a Safe on some networks, one after the other. */
export function useCreate() {
  const config = useConfig()
  const { address: me } = useConnection()
  const { send, forget } = useActs()
  const { memory, acts: lazy } = useApp()
  const [step, setStep] = useState<Step | null>(null)

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

  /** Finds the next network where it is still to be made; gives where it cannot be. */
  const planning = useOneMutation({
    mutationFn: async ({ order, chains }: Planned): Promise<Site | null> => {
      setStep(null)
      for (const [index, chain] of chains.entries()) {
        const site = await readSite(config.getClient({ chainId: chain.id }), order.wanted)
        if (site.status === 'created') continue
        // Compared with the factory's answer, and with what was on the screen, right before it is sent.
        if (site.status !== 'free' || site.planned.address !== order.address) return site
        const call = { ...site.planned.creation, value: 0n, description: order.describe(chain) }
        setStep({ order, chain, call, rest: chains.slice(index + 1) })
        return null
      }
      return null
    },
  })

  const sendStep = async ({ order, chain, call }: Step, from: Address, leave: Leave) => {
    const result: OutboxResult = await send({
      ...{ account: { chainId: chain.id, address: from }, description: call.description },
      ...{ calls: [call], ...leave },
    })
    if (result.status === 'done') remember(chain.id, order)
    if (result.status === 'refused' && result.entry) {
      // What the wallet surely has not sent is asked for again by the same button.
      const act = lazy
        .get()
        ?.get()
        .find(({ id }) => id === result.entry?.id)
      if (act?.stage === 'draft' && !act.unresolvedSend) await forget(act.id)
      else remember(chain.id, order)
    }
    return result
  }

  return {
    create: (order: Order) => planning.mutate({ order, chains: order.chains }),
    isPending: planning.isPending || step !== null,
    error: planning.error,
    /** Where it cannot be made. */
    stopped: planning.data,
    step: step && me ? { ...step, account: accountAt(step.chain, me) } : null,
    sendStep: (leave: Leave) => (step && me ? sendStep(step, me, leave) : Promise.resolve(NOTHING)),
    onSent: () => step && planning.mutate({ order: step.order, chains: step.rest }),
    close: () => setStep(null),
  }
}

const NOTHING = refused(null, { kind: 'nothingToDo' })
