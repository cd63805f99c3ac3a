import { Link } from '@tanstack/react-router'
import { useApp } from '../shared/AppContext.ts'
import type { AccountPath } from '../shared/account/parseAccountPath.ts'
import { PageHeading } from '../shared/ui/sections/PageHeading.tsx'
import { useWords } from '../shared/words/useWords.ts'
import { shellWords } from './words.ts'

type BadAccountProps = { path: Extract<AccountPath, { status: 'bad' }> }

/** A path that names no account: what is wrong with it, and the way back. */
export function BadAccount({ path }: BadAccountProps) {
  const say = useWords(shellWords)
  const { chains } = useApp().appConfig
  return (
    <>
      <PageHeading title={say('bad.title')} />
      {path.reason === 'unknownChain' ? (
        <p>
          {say('bad.unknownChain', { chain: path.chain })}{' '}
          {say('bad.networks', { names: chains.map(({ shortName }) => shortName).join(', ') })}
        </p>
      ) : (
        <p>{say(`bad.${path.reason}`)}</p>
      )}
      <p>
        <Link to="/">{say('notFound.home')}</Link>
      </p>
    </>
  )
}
