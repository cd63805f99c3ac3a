import { formatAddress } from '@countersign/kit'
import { useApp } from '../../shared/AppContext.ts'
import { togglePlace } from '../../shared/local/togglePlace.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AccountsPage.module.css'
import type { OwnedSafe } from './ownedSafe.ts'
import { accountsWords } from './words.ts'

/** Whether the visitor knows this Safe, and how to say so. Kept in this browser only. */
export function PinButton({ safe: { account, isPinned, isUnknownCode } }: { safe: OwnedSafe }) {
  const say = useWords(accountsWords)
  const { pinned } = useApp().memory
  const { chain, address } = account
  const name = useContactName(chain.id)(address) ?? formatAddress(address)
  const toggle = () => pinned.update((all) => togglePlace(all, { chainId: chain.id, address }))
  if (isUnknownCode) {
    return (
      <Tag tone="warn" icon="warning">
        {say('unknownCode')}
      </Tag>
    )
  }
  return (
    <span className={styles.pin}>
      {isPinned ? (
        <Tag tone="good" icon="check">
          {say('confirmed')}
        </Tag>
      ) : (
        <Tag tone="warn">{say('unconfirmed')}</Tag>
      )}
      <Button
        look="quiet"
        aria-label={say(isPinned ? 'unconfirm.name' : 'confirm.name', { safe: name })}
        onClick={toggle}
      >
        {say(isPinned ? 'unconfirm' : 'confirm')}
      </Button>
    </span>
  )
}
