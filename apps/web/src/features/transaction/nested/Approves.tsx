import { Link } from '@tanstack/react-router'
import type { Approved } from '../../../review/approvals/useApproved.ts'
import { openCalls } from '../../../review/calls/openCalls.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { SignedTitle } from '../../../shared/transaction/SignedTitle.tsx'
import { Section } from '../../../shared/ui/sections/Section.tsx'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Nested.module.css'
import { nestedWords } from './words.ts'

/** What a transaction confirms for another Safe; nothing, if it does something else. */
export function Approves({ approved }: { approved: readonly Approved[] }) {
  const say = useWords(nestedWords)
  if (approved.length === 0) return null
  return (
    <Section title={say('approves')} isBusy={approved.some(({ state }) => state === 'asking')}>
      <ul className={styles.body}>
        {approved.map((each) => (
          <li key={each.safeTxHash} className={styles.branch}>
            <One {...each} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function One({ safe, safeTxHash, details, state }: Approved) {
  const say = useWords(nestedWords)
  const { chain } = useAccount()
  const account = `${chain.shortName}:${safe}`
  return (
    <>
      <p className={styles.line}>
        {say('approves.of')} <AddressText address={safe} chainId={chain.id} avatar />
      </p>
      {details && (
        <>
          <p className={styles.line}>
            <Link to="/$account/tx/$id" params={{ account, id: safeTxHash }}>
              <SignedTitle {...{ details, chain }} opened={openCalls(safe, details)} pending />
            </Link>
          </p>
          <p className={styles.quiet}>{say('approves.text')}</p>
        </>
      )}
      {state === 'unknown' && <Alarm title={say('approves.unknown')} tone="warn" isNote />}
    </>
  )
}
