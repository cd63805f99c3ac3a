import type { MeantMessage } from '@countersign/judge'
import { judgeMessage, type MessageJudgement, namesAll, type Signing } from '@countersign/judge'
import type { StatedTypedData } from '@countersign/safe'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useApp } from '../AppContext.ts'
import { useStore } from '../local/useStore.ts'
import { useWords } from '../words/useWords.ts'
import { messageWords } from './words.ts'

/** Whether a message may be signed, and what its visitor has to type for that. */
export type Meant = {
  judgement: MessageJudgement
  /** To be handed to whatever signs; null while it may not be signed. */
  asked: MeantMessage | null
  /** The words that name what it is, in the visitor's language. */
  words: readonly string[]
  typed: string
  type: (text: string) => void
}

const NOTHING: MessageJudgement = { level: 'plain', findings: [], topics: [] }

/** Judges a message that is about to be signed. Another message asks anew. */
export function useMeant(
  message: string | StatedTypedData | null,
  { address, chainId, asker }: Omit<Signing, 'isKnown'>,
): Meant {
  const say = useWords(messageWords)
  const contacts = useStore(useApp().memory.contacts)
  const [{ of, text }, setTyped] = useState({ of: '', text: '' })
  const isKnown = (spender: Address) =>
    contacts.some(
      (contact) =>
        isAddressEqual(contact.address, spender) &&
        (contact.chainId === null || contact.chainId === chainId),
    )
  const judgement =
    message === null ? NOTHING : judgeMessage(message, { address, chainId, asker, isKnown })
  const { level, topics } = judgement
  const key = JSON.stringify(message)
  const typed = of === key ? text : ''
  const words = topics.map((topic) => say(`topic.${topic}`))
  const isGiven = level === 'plain' || (level === 'amber' && namesAll(typed, words))
  return {
    ...{ judgement, words, typed },
    // What needs no naming is meant by whoever signs it, who has been shown it.
    asked: isGiven ? { asker, meant: ['grant', ...topics] } : null,
    type: (next) => setTyped({ of: key, text: next }),
  }
}
