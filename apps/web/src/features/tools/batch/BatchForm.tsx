import { useReducer, useState } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { BatchReview } from './BatchReview.tsx'
import { DraftForm } from './DraftForm.tsx'
import { draftReducer, initialDrafts } from './draftReducer.ts'
import { readDraft } from './readDraft.ts'
import { SendStatus } from './SendStatus.tsx'
import type { Sender } from './sender.ts'
import { useSendBatch } from './useSendBatch.ts'

/** The calls are written, then looked at as they will be asked, then sent. */
export function BatchForm({ chain, address }: Sender) {
  const locale = useLocale()
  const { chains } = useApp().appConfig
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
