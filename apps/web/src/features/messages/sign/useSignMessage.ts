import type { TypedData } from '@countersign/gateway'
import type { MeantMessage } from '@countersign/judge'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Hex } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import { otherFault, walletFault } from '../../../shared/acts/actFaults.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import type { MessageResult, SigningSafe } from './messagePorts.ts'
import { useSigningSafe } from './useSigningSafe.ts'

type Signing = {
  message: string | TypedData
  asked: MeantMessage
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
  const askIt = async (safe: SigningSafe, { message, asked }: Signing): Promise<MessageResult> => {
    const { askHost, openGate } = await import('./wallet.ts')
    const answer = await askHost(openGate(countersign), safe, message, asked).catch(walletFault)
    if ('kind' in answer) return { status: 'refused', fault: answer }
    await show(answer)
    return { status: 'done', hash: 'hash' in answer ? answer.hash : answer.safeTxHash }
  }
  const signing = useOneMutation({
    mutationFn: async (wanted: Signing): Promise<MessageResult> => {
      const { message, asked, known } = wanted
      // From the first moment on, so that nobody stops waiting in vain while the Safe is still read.
      const stop = new AbortController()
      waiting.current = stop
      const safe = await readSafe().catch(otherFault)
      if ('kind' in safe) return { status: 'refused', fault: safe }
      if (isItself) return askIt(safe, wanted)
      const { createActLocks, openGate, signAndShare } = await import('./wallet.ts')
      const client = countersign.config.getClient({ chainId: chain.id })
      const wallet = openGate(countersign)
      const ports = { gateway, client, wallet, locks: createActLocks() }
      const result = await signAndShare(
        { ...ports, signed: memory.signedMessages },
        { safe, message, asked, ...(known && { known }), stop: stop.signal },
      )
      if (result.status !== 'done') return result
      if (known) await queries.invalidateQueries({ queryKey: ['gateway'] })
      else await show(result)
      return result
    },
  })
  return { ...signing, giveUp: () => waiting.current?.abort() }
}
