import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Icon } from '../../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { ItemKind } from '../draft/draft.ts'
import { MOST_ITEMS } from '../draft/draftReducer.ts'
import { sendWords } from '../words.ts'
import styles from './Items.module.css'

type AddItemProps = {
  count: number
  /** One is on its way. */
  busy: boolean
  onAdd: (kind: ItemKind) => void
  /** One may be wanted soon. */
  onAim: (kind: ItemKind) => void
}

const KINDS: readonly ItemKind[] = ['payment', 'collectible', 'call', 'table', 'settings']

/** What else can go along. */
export function AddItem({ count, busy, onAdd, onAim }: AddItemProps) {
  const say = useWords(sendWords)
  const { kind: account } = useAccountState(useAccount())
  // Only a Safe has any.
  const kinds = KINDS.filter((kind) => kind !== 'settings' || account === 'safe')
  if (count >= MOST_ITEMS)
    return <p className={styles.quiet}>{say('add.full', { most: MOST_ITEMS })}</p>
  return (
    <fieldset className={styles.add}>
      <legend>{say('add.label')}</legend>
      {kinds.map((kind) => (
        <Button
          key={kind}
          busy={busy}
          onClick={() => onAdd(kind)}
          onPointerEnter={() => onAim(kind)}
          onFocus={() => onAim(kind)}
        >
          <Icon name="add" size={16} />
          {say(`add.${kind}`)}
        </Button>
      ))}
    </fieldset>
  )
}
