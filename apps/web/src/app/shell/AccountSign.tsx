import { Avatar, formatAddress } from '@countersign/kit'
import type { Account } from '../../shared/account/account.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { useGivenName } from '../../shared/local/useGivenName.ts'
import { useLookAlike } from '../../shared/safety/useLookAlike.ts'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { LookAlikeTag } from '../../shared/ui/values/LookAlikeTag.tsx'
import { uiWords } from '../../shared/ui/words.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import styles from './AccountSign.module.css'

/** Whose pages these are, and on which network. */
export function AccountSign({ account }: { account: Account }) {
  const say = useWords(shellWords)
  const sayUi = useWords(uiWords)
  const { kind } = useAccountState(account)
  const { address, chain } = account
  const name = useGivenName(chain.id)(address)
  const imitated = useLookAlike()(address)
  return (
    <div className={styles.sign}>
      <Avatar address={address} size={32} />
      <div className={styles.words}>
        <bdi className={styles.name} title={address}>
          {name ?? formatAddress(address)}
        </bdi>
        <span className={styles.place}>
          {name && (
            <>
              <bdi>{formatAddress(address)}</bdi> ·{' '}
            </>
          )}
          <bdi>{say(`account.kind.${kind ?? 'unknown'}`)}</bdi> · <bdi>{chain.name}</bdi>
        </span>
      </div>
      {imitated ? (
        <LookAlikeTag of={imitated} chainId={chain.id} />
      ) : (
        <CopyButton text={address} what={sayUi('address', { address: formatAddress(address) })} />
      )}
    </div>
  )
}
