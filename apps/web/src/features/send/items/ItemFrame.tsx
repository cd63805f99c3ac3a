import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Icon } from '../../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'
import styles from './Items.module.css'

type Handle = ComponentProps<'button'> & { number: number; count: number }

type ItemFrameProps = {
  title: string
  /** Nothing else is in the draft: it needs no heading. */
  isAlone: boolean
  /** Null where there is nothing to be ordered. */
  handle: Handle | null
  onRemove: () => void
  children: ReactNode
}

/** One item in its frame: its title, where it can be taken, and how it is removed. */
export function ItemFrame({ title, isAlone, handle, onRemove, children }: ItemFrameProps) {
  const say = useWords(sendWords)
  const id = useId()
  return (
    <section className={styles.item} aria-labelledby={id}>
      <header className={isAlone ? 'visually-hidden' : styles.header}>
        {handle && <Grip title={title} {...handle} />}
        <h2 id={id}>{title}</h2>
        {!isAlone && (
          <Button look="icon" aria-label={say('item.remove', { title })} onClick={onRemove}>
            <Icon name="close" size={16} />
          </Button>
        )}
      </header>
      {children}
    </section>
  )
}

function Grip({ title, number, count, ...props }: Handle & { title: string }) {
  const say = useWords(sendWords)
  return (
    <button
      type="button"
      className={styles.grip}
      {...props}
      aria-label={say('item.move', { title, number, count })}
      title={say('item.move.hint')}
    >
      <Icon name="grip" size={16} />
    </button>
  )
}
