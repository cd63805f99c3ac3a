import type { ErrorComponentProps } from '@tanstack/react-router'
import { Failure } from '../shared/ui/failures/Failure.tsx'
import { PageHeading } from '../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../shared/words/useWords.ts'
import { shellWords } from './words.ts'

/** How browsers say that a part of the app could not be fetched. */
const UNFETCHED = /dynamically imported module|module script failed|preload CSS/i

/** A page that failed as a whole; everything around it goes on. */
export function Crash({ error, reset }: ErrorComponentProps) {
  const say = useWords(shellWords)
  // Browsers remember that a part could not be fetched for as long as a document lives.
  const isLasting = error instanceof Error && UNFETCHED.test(error.message)
  const retry = () => (isLasting && navigator.onLine ? window.location.reload() : reset())
  return (
    <>
      <PageHeading title={say('crash.title')} />
      <Failure error={error} onRetry={retry} />
    </>
  )
}
