import { Avatar, formatAddress } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './HomePage.module.css'
import { homeWords } from './words.ts'

const SHOWN = 6

/** Accounts that were looked at in this browser. */
export function RecentAccounts() {
  const say = useWords(homeWords)
  const id = useId()
  const { settings, memory } = useApp()
  const contact = useContactName(settings.chains[0].id)
  const visited = useStore(memory.visited).flatMap(({ chainId, address }) => {
    const chain = settings.chains.find((each) => each.id === chainId)
    return chain ? [{ chain, address }] : []
  })
  if (visited.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{say('recent.title')}</h2>
      <ul className={styles.accounts}>
        {visited.slice(0, SHOWN).map(({ chain, address }) => (
          <li key={`${chain.id}:${address}`}>
            <Link
              to="/$account"
              params={{ account: `${chain.shortName}:${address}` }}
              className={styles.account}
            >
              <Avatar address={address} size={32} />
              <span>
                <bdi>{contact(address) ?? formatAddress(address)}</bdi>
                <small>{chain.name}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
