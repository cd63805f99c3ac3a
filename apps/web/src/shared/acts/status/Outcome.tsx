import type { OutboxResult } from '@countersign/outbox'
import { MovedNotice } from './MovedNotice.tsx'
import { ResultFault } from './ResultFault.tsx'

/** How something that was just begun ended, if not well: why it stopped, or what has moved. */
export function Outcome({ result }: { result: OutboxResult | undefined }) {
  return (
    <>
      <ResultFault result={result} />
      {result?.status === 'moved' && <MovedNotice moved={result.moved} />}
    </>
  )
}
