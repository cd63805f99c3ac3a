import { useReducer, useState } from 'react'
import type { Address } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import type { ChainSettings } from '../../../shared/settings.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { BatchReview } from './BatchReview.tsx'
import { DraftForm } from './DraftForm.tsx'
import { draftReducer, initialDrafts } from './draftReducer.ts'
import { readDraft } from './readDraft.ts'
import { SendStatus } from './SendStatus.tsx'
import { useSendBatch } from './useSendBatch.ts'

/** The account that sends, and where. */
export type Sender = { chain: ChainSettings; address: Address }

/** The calls are written, then looked at as they will be asked, then sent. */
export function BatchForm({ chain, address }: Sender) {
  const locale = useLocale()
  const { chains } = useApp().settings
  const [drafts, dispatch] = useReducer(draftReducer, initialDrafts)
  /** For whom they were reviewed: as another account, or elsewhere, they are other calls. */
  const [reviewed, setReviewed] = useState<string | null>(null)
  const place = `${chain.id}:${address}`
  const sending = useSendBatch({
    onSent: () => {
      dispatch({ type: 'cleared' })
      setReviewed(null)
    },
  })
  const reads = drafts.map((draft) => readDraft(draft, { chain, chains, locale }))
  const [first, ...others] = reads.flatMap(({ call }) => call ?? [])
  const isWhole = others.length === drafts.length - 1
  return (
    <>
      {first && isWhole && reviewed === place ? (
        <BatchReview
          {...{ chain, address, sending }}
          calls={[first, ...others]}
          onBack={() => setReviewed(null)}
        />
      ) : (
        <DraftForm
          {...{ chain, drafts, reads, dispatch }}
          onReview={() => {
            sending.reset()
            setReviewed(place)
          }}
        />
      )}
      <SendStatus {...sending} />
    </>
  )
}
