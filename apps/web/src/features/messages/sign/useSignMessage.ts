import type { TypedData } from '@countersign/gateway'
import type { MeantMessage } from '@countersign/judge'
import type { OutboxFault, OutboxResult } from '@countersign/outbox'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Hex } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import { otherFault, walletFault } from '../../../shared/acts/actFaults.ts'
import type { SigningSafe } from '../../../shared/acts/acts.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { useSigningSafe } from './useSigningSafe.ts'

type Signing = {
  message: string | TypedData
  asked: MeantMessage
  /** Of a message that the gateway has: one more signature for it. */
  known?: Hex
}

/** How signing a message ended. Nothing throws: each ends in words and a way on. */
export type MessageResult =
  | { status: 'done'; hash: Hex }
  /** Signed, and kept here: the gateway could not be told. */
  | { status: 'kept'; hash: Hex; fault: OutboxFault }
  /** Nothing was signed, or nothing that counts. */
  | { status: 'refused'; fault: OutboxFault }

/** Signs a message as an owner and hands it to the gateway; nothing throws, a fault is the answer. */
export function useSignMessage() {
  const { countersign } = useApp()
  const { path } = useAccount()
  const { signMessage } = useActs()
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
      const { signal } = stop
      const ended = toResult(
        await signMessage({ safe, message, asked, ...(known && { known }), stop: signal }),
      )
      if (ended.status !== 'done') return ended
      if (known) await queries.invalidateQueries({ queryKey: ['gateway'] })
      else await show(ended)
      return ended
    },
  })
  return { ...signing, giveUp: () => waiting.current?.abort() }
}

/** The same, of a message: it depends on nothing that can move. */
function toResult(result: OutboxResult): MessageResult {
  if (result.status === 'refused') return result
  if (result.status === 'moved' || !result.entry.message) {
    return { status: 'refused', fault: { kind: 'unknown' } }
  }
  const { hash } = result.entry.message
  return result.status === 'done'
    ? { status: 'done', hash }
    : { status: 'kept', hash, fault: result.fault }
}
