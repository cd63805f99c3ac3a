import { Link } from '@tanstack/react-router'
import { PageHeading } from '../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../shared/words/useWords.ts'
import { shellWords } from './words.ts'

/** A path that leads nowhere, and the way back. */
export function NotFound() {
  const say = useWords(shellWords)
  return (
    <>
      <PageHeading title={say('notFound.title')} />
      <p>{say('notFound.text')}</p>
      <p>
        <Link to="/">{say('notFound.home')}</Link>
      </p>
    </>
  )
}
