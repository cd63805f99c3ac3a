import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Account } from '../../shared/account/account.ts'
import { useLookAlike } from '../../shared/safety/useLookAlike.ts'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { LookAlikeTag } from '../../shared/ui/values/LookAlikeTag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './Palette.module.css'
import { type PaletteItem, type PaletteLabel, paletteItems } from './paletteItems.ts'
import { useFindTransaction } from './useFindTransaction.ts'
import { usePaletteSources } from './usePaletteSources.ts'
import { paletteWords } from './words.ts'

type PaletteProps = { account: Account | undefined; onClose: () => void }

/** Goes anywhere by a few letters, or by whatever is pasted. Nothing here signs anything. */
export function Palette({ account, onClose }: PaletteProps) {
  const say = useWords(paletteWords)
  const router = useRouter()
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const items = paletteItems(text, usePaletteSources(account))
  const current = Math.min(chosen, items.length - 1)
  const search = useFindTransaction()

  const go = ({ go: target }: PaletteItem) => {
    const leave = (path: string) => {
      onClose()
      router.history.push(path)
    }
    if ('path' in target) return leave(target.path)
    search.mutate(target.find, { onSuccess: (path) => path && leave(path) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = items[current]
    if (event.key === 'Enter' && item) go(item)
    if (step && items.length > 0) {
      event.preventDefault()
      setChosen((current + step + items.length) % items.length)
    }
  }
  return (
    <Modal title={say('title')} place="top" bare onClose={onClose}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          className={styles.input}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={items[current] && `${id}-${current}`}
          aria-autocomplete="list"
          aria-label={say('title')}
          placeholder={say('placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setChosen(0)
            search.reset()
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={say('results')} className={styles.list}>
        {items.map((item, index) => (
          <Option
            key={item.key}
            id={`${id}-${index}`}
            item={item}
            isNewGroup={items[index - 1]?.group !== item.group}
            isCurrent={index === current}
            onPoint={() => setChosen(index)}
            onChoose={() => go(item)}
          />
        ))}
      </div>
      <p className={styles.note} role="status">
        {items.length === 0 && say('none')}
        {search.isPending && say('searching')}
        {search.data === null && say('notFound')}
        {items.length > 0 && search.isIdle && <span aria-hidden="true">{say('hint')}</span>}
      </p>
    </Modal>
  )
}

type OptionProps = {
  id: string
  item: PaletteItem
  isNewGroup: boolean
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, item, isNewGroup, isCurrent, onPoint, onChoose }: OptionProps) {
  const say = useWords(paletteWords)
  const lookAlikeOf = useLookAlike()
  const imitated = item.address && lookAlikeOf(item.address)
  const labelOf = (label: PaletteLabel) =>
    'text' in label ? label.text : say(label.word, { ...label })
  return (
    <>
      {isNewGroup && (
        <div role="presentation" className={styles.group}>
          {say(`group.${item.group}`)}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses through the field, which keeps the focus */}
      <div
        id={id}
        role="option"
        aria-selected={isCurrent}
        tabIndex={-1}
        ref={(element) => {
          if (isCurrent) element?.scrollIntoView({ block: 'nearest' })
        }}
        className={styles.option}
        onPointerMove={onPoint}
        onClick={onChoose}
      >
        <Icon name={item.icon} />
        <bdi className={styles.label}>{labelOf(item.label)}</bdi>
        {imitated && <LookAlikeTag of={imitated} />}
        {item.detail && <bdi className={styles.detail}>{item.detail}</bdi>}
      </div>
    </>
  )
}
