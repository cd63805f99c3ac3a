import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { accountQuery } from '../../../shared/account/accountQuery.ts'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import { Card } from '../../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from './Claims.module.css'
import { Claims } from './Claims.tsx'
import { compareSafe } from './compareSafe.ts'
import { Implementation } from './Implementation.tsx'
import { useHost } from './useHost.ts'
import { hostWords } from './words.ts'

export type HostSafeProps = { chain: ChainConfig; address: Address }

/** The Safe as the host describes it, beside what the chain says. */
export function HostSafe({ chain, address }: HostSafeProps) {
  const say = useWords(hostWords)
  const feed = useHost(['safe'], (calls) => calls.getSafeInfo())
  const account = useQuery(accountQuery(useConfig(), chain.id, address))
  const onChain = account.data?.kind === 'safe' ? account.data.safe : undefined
  const identity = account.data?.kind === 'safe' ? account.data.identity : undefined
  return (
    <Card title={say('safe')} feed={feed} skeleton={<Skeleton rows={6} />}>
      {(told) => {
        const agreement = onChain && compareSafe(told, onChain)
        return (
          <Claims
            caption={say('safe')}
            witness={say('chain')}
            onAgain={account.isError && (() => account.refetch())}
            rows={[
              {
                key: 'address',
                title: say('address'),
                says: <AddressText address={told.address} chainId={chain.id} copy={false} full />,
                found: onChain && (
                  <AddressText address={address} chainId={chain.id} copy={false} full />
                ),
                agrees: onChain && isAddressEqual(told.address, address),
              },
              {
                key: 'owners',
                title: say('owners'),
                says: <Owners owners={told.owners} chainId={chain.id} />,
                found: onChain && <Owners owners={onChain.owners} chainId={chain.id} />,
                agrees: agreement?.owners,
              },
              {
                key: 'threshold',
                title: say('threshold'),
                says: told.threshold,
                found: onChain?.threshold,
                agrees: agreement?.threshold,
              },
              {
                key: 'implementation',
                title: say('implementation'),
                // Whatever a host says of it: the code itself is looked at.
                says: '–',
                found: identity && <Implementation identity={identity} chainId={chain.id} />,
              },
              {
                key: 'readOnly',
                title: say('mayPropose'),
                says: say(told.isReadOnly ? 'no' : 'yes'),
              },
            ]}
          />
        )
      }}
    </Card>
  )
}

type OwnersProps = { owners: readonly Address[]; chainId: number }

function Owners({ owners, chainId }: OwnersProps) {
  return (
    <ul className={styles.owners}>
      {owners.map((owner) => (
        <li key={owner}>
          <AddressText address={owner} chainId={chainId} copy={false} />
        </li>
      ))}
    </ul>
  )
}
