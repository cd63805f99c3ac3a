import type { ErrorComponentProps } from '@tanstack/react-router'
import { Failure } from '../shared/ui/failures/Failure.tsx'
import { PageHeading } from '../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../shared/words/useWords.ts'
import { shellWords } from './words.ts'

/** A page that failed as a whole; everything around it goes on. */
export function Crash({ error, reset }: ErrorComponentProps) {
  const say = useWords(shellWords)
  return (
    <>
      <PageHeading title={say('crash.title')} />
      <Failure error={error} onRetry={reset} />
    </>
  )
}
