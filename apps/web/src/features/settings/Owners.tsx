import { formatAddress } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { type Address, getAddress, isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { NARROW, useMediaQuery } from '../../shared/ui/tables/useMediaQuery.ts'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ChangeLink } from './ChangeLink.tsx'
import { Claim } from './Claim.tsx'
import styles from './SettingsPage.module.css'
import { settingsWords } from './words.ts'

type OwnersProps = { safe: SafeOnChain; stated: SafeOnChain | undefined }

/** Who decides, and how many of them it takes. */
export function Owners({ safe, stated }: OwnersProps) {
  const say = useWords(settingsWords)
  const { chain } = useAccount()
  const { addresses = [] } = useConnection()
  // Whom it is can be seen by less on a phone; the owner's page has all of it.
  const isNarrow = useMediaQuery(NARROW)
  const { owners, threshold } = safe
  const nameOf = useContactName(chain.id)
  const called = (owner: Address) => nameOf(owner) ?? formatAddress(owner)
  const risk =
    threshold === 1 ? 'owners.one' : threshold === owners.length ? 'owners.all' : undefined
  return (
    <>
      <div className={styles.rule}>
        <strong>{say('owners.threshold', { threshold, count: owners.length })}</strong>
        {risk && <span className={styles.quiet}>{say(risk)}</span>}
        <Claim ours={threshold} theirs={stated?.threshold} />
        <span className={styles.acts}>
          <ChangeLink change="changeThreshold" />
          <ChangeLink change="addOwner" />
        </span>
      </div>
      <ul className={styles.owners}>
        {owners.map((owner) => (
          <li key={owner}>
            <AddressText address={owner} chainId={chain.id} avatar full={!isNarrow} />
            <span className={styles.marks}>
              {addresses.some((mine) => isAddressEqual(mine, owner)) && (
                <Tag tone="accent">{say('you')}</Tag>
              )}
              <ChangeLink change="swapOwner" who={owner} name={called(owner)} />
              <ChangeLink change="removeOwner" who={owner} name={called(owner)} />
              <Link
                className={styles.door}
                to="/$account"
                params={{ account: `${chain.shortName}:${getAddress(owner)}` }}
                aria-label={owner}
                data-screen-only=""
              >
                <Icon name="arrow" size={16} />
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <Claim ours={owners} theirs={stated?.owners} />
    </>
  )
}
