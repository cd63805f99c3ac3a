import { Avatar } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'
import { useApp } from '../../shared/AppContext.ts'
import styles from './HomePage.module.css'

type AccountLink = { chainId: number; address: Address; name: string; note?: string }

type AccountLinksProps = { title: string; links: readonly AccountLink[]; children?: ReactNode }

/** Some accounts to open; those on networks that are not served are left out. */
export function AccountLinks({ title, links, children }: AccountLinksProps) {
  const id = useId()
  const { chains } = useApp().appConfig
  const known = links.flatMap(({ chainId, ...link }) => {
    const chain = chains.find((each) => each.id === chainId)
    return chain ? [{ ...link, chain }] : []
  })
  if (known.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.accounts}>
        {known.map(({ chain, address, name, note }) => (
          <li key={`${chain.id}:${address}`}>
            <Link
              to="/$account"
              params={{ account: `${chain.shortName}:${address}` }}
              className={styles.account}
            >
              <Avatar address={address} size={32} />
              <span>
                <bdi>{name}</bdi>
                <small>
                  <bdi>{note ?? chain.name}</bdi>
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
