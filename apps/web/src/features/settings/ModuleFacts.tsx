import { formatAddress } from '@countersign/kit'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Fact, Facts } from '../../shared/ui/tables/Facts.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ChangeLink } from './ChangeLink.tsx'
import { Claim } from './Claim.tsx'
import styles from './SettingsPage.module.css'
import { settingsWords } from './words.ts'

type ModuleFactsProps = { safe: SafeOnChain; stated: SafeOnChain | undefined }

/** Who else has a say besides the owners. */
export function ModuleFacts({ safe, stated }: ModuleFactsProps) {
  const say = useWords(settingsWords)
  const { modules, guard, fallbackHandler } = safe
  return (
    <Facts>
      <Fact name={say('modules.title')}>
        {(modules ?? []).map((module) => (
          <span key={module} className={styles.module}>
            <Addresses addresses={[module]} />
            <span className={styles.acts}>
              <ChangeLink change="disableModule" who={module} name={formatAddress(module)} />
            </span>
          </span>
        ))}
        {modules === null ? (
          <Note>{say('modules.unknown')}</Note>
        ) : modules.length > 0 ? (
          <Tag tone="warn" icon="warning">
            {say('modules.some')}
          </Tag>
        ) : (
          <Note>{say('modules.none')}</Note>
        )}
        {modules && <Claim ours={modules} theirs={stated?.modules} />}
        {modules && (
          <span className={styles.acts}>
            <ChangeLink change="enableModule" />
          </span>
        )}
      </Fact>
      <Fact name={say('guard')}>
        <Addresses addresses={guard ? [guard] : []} />
        <Note>{say(guard ? 'guard.some' : 'guard.none')}</Note>
        <Claim ours={guard} theirs={stated?.guard} />
        <span className={styles.acts}>
          <ChangeLink change="setGuard" />
          {guard && <ChangeLink change="deleteGuard" />}
        </span>
      </Fact>
      <Fact name={say('handler')}>
        <Addresses addresses={fallbackHandler ? [fallbackHandler] : []} />
        <Note>{say(fallbackHandler ? 'handler.some' : 'handler.none')}</Note>
        <Claim ours={fallbackHandler} theirs={stated?.fallbackHandler} />
        <span className={styles.acts}>
          <ChangeLink change="setFallbackHandler" />
          {fallbackHandler && <ChangeLink change="deleteFallbackHandler" />}
        </span>
      </Fact>
    </Facts>
  )
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const { chain } = useAccount()
  return addresses.map((address) => (
    <AddressText key={address} address={address} chainId={chain.id} full />
  ))
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className={styles.quiet}>{children}</span>
)
