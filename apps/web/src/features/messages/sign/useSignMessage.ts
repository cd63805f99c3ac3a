import type { TypedData } from '@countersign/gateway'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Hex } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import { otherFault, walletFault } from '../../../shared/acts/actFaults.ts'
import type { MessageTopic } from '../../../shared/messages/judgeMessage.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import type { MessageResult, SigningSafe } from './messagePorts.ts'
import { useSigningSafe } from './useSigningSafe.ts'

type Signing = {
  message: string | TypedData
  /** What the visitor has named of it. */
  meant: readonly MessageTopic[]
  /** Of a message that the gateway has: one more signature for it. */
  known?: Hex
}

/** Signs a message as an owner and hands it to the gateway; nothing throws, a fault is the answer. */
export function useSignMessage() {
  const { gateway, countersign, memory } = useApp()
  const { chain, path } = useAccount()
  const isItself = useIsItself(useAccount())
  const readSafe = useSigningSafe()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const waiting = useRef<AbortController | null>(null)

  const show = async (to: { hash: Hex } | { safeTxHash: Hex }) => {
    await queries.invalidateQueries({ queryKey: ['gateway'] })
    await ('hash' in to
      ? navigate({ to: '/$account/msg/$hash', params: { account: path, hash: to.hash } })
      : navigate({ to: '/$account/tx/$id', params: { account: path, id: to.safeTxHash } }))
  }
  const askIt = async (safe: SigningSafe, { message, meant }: Signing): Promise<MessageResult> => {
    const { askHost } = await import('./wallet.ts')
    const asked = await askHost(countersign, safe, message, meant).catch(walletFault)
    if ('kind' in asked) return { status: 'refused', fault: asked }
    await show(asked)
    return { status: 'done', hash: 'hash' in asked ? asked.hash : asked.safeTxHash }
  }
  const signing = useOneMutation({
    mutationFn: async (asked: Signing): Promise<MessageResult> => {
      const { message, meant, known } = asked
      // From the first moment on, so that nobody stops waiting in vain while the Safe is still read.
      const stop = new AbortController()
      waiting.current = stop
      const safe = await readSafe().catch(otherFault)
      if ('kind' in safe) return { status: 'refused', fault: safe }
      if (isItself) return askIt(safe, asked)
      const { createActLocks, createActWallet, signAndShare } = await import('./wallet.ts')
      const client = countersign.config.getClient({ chainId: chain.id })
      const wallet = createActWallet(countersign)
      const ports = { gateway, client, wallet, locks: createActLocks() }
      const result = await signAndShare(
        { ...ports, signed: memory.signedMessages },
        { safe, message, meant, ...(known && { known }), stop: stop.signal },
      )
      if (result.status !== 'done') return result
      if (known) await queries.invalidateQueries({ queryKey: ['gateway'] })
      else await show(result)
      return result
    },
  })
  return { ...signing, giveUp: () => waiting.current?.abort() }
}
