import { MOST_OWNERS } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { RecipientField } from '../../shared/recipient/RecipientField.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import type { Draft } from './draft.ts'
import styles from './NewSafePage.module.css'
import type { Lines } from './useOwners.ts'
import { newSafeWords } from './words.ts'

type OwnerFieldsProps = {
  draft: Draft
  lines: Lines['lines']
  chain: ChainConfig
  onChange: (changes: Partial<Draft>) => void
}

/** Who will own it, and how many of them it takes. */
export function OwnerFields({ draft, lines, chain, onChange }: OwnerFieldsProps) {
  const say = useWords(newSafeWords)
  const { address: me } = useConnection()
  const { owners, threshold } = draft
  const isMine =
    !me || lines.some(({ read }) => read.status === 'found' && isAddressEqual(read.address, me))
  const set = (index: number, text: string) =>
    onChange({ owners: owners.with(index, text.slice(0, 400)) })
  const remove = (index: number) => {
    const left = owners.toSpliced(index, 1)
    onChange({ owners: left, threshold: Math.min(threshold, left.length) })
  }
  const add = (text: string) => {
    const empty = owners.findIndex((each) => each.trim() === '')
    onChange({ owners: text && empty >= 0 ? owners.with(empty, text) : [...owners, text] })
  }
  return (
    <Panel title={say('owners')}>
      <ol className={styles.owners}>
        {lines.map(({ text, read }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, whatever stands in it
          <li key={index}>
            <RecipientField
              account={{ chain, address: null }}
              label={say('owner', { number: index + 1 })}
              text={text}
              recipient={read}
              onText={(next) => set(index, next)}
            />
            {owners.length > 1 && (
              <Button
                look="icon"
                aria-label={say('owner.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Icon name="close" size={16} />
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.adds}>
        <Button busy={owners.length >= MOST_OWNERS} onClick={() => add('')}>
          {say('owner.add')}
        </Button>
        {me && !isMine && <Button onClick={() => add(me)}>{say('owner.me')}</Button>}
      </div>
      <Field label={say('threshold')} hint={say('threshold.hint')}>
        {(control) => (
          <select
            {...control}
            value={threshold}
            onChange={({ target }) => onChange({ threshold: Number(target.value) })}
          >
            {owners.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers from one on
              <option key={index} value={index + 1}>
                {say('threshold.of', { count: index + 1, owners: owners.length })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Panel>
  )
}
