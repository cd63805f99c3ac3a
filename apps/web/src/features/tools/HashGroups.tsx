import { groupHash } from '@countersign/safe'
import type { Hex } from 'viem'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ToolsPage.module.css'
import { toolsWords } from './words.ts'

type HashGroupsProps = {
  label: string
  hash: Hex
  /** It is what the visitor's device shows. */
  isMatch?: boolean
}

/** A hash in groups of four, as devices show it, so that people can compare it. */
export function HashGroups({ label, hash, isMatch = false }: HashGroupsProps) {
  const say = useWords(toolsWords)
  const groups = groupHash(hash)
  return (
    <div className={styles.hash} data-match={isMatch}>
      <span className={styles.quiet}>
        {label} <CopyButton text={hash} what={label} />{' '}
        {isMatch && (
          <Tag tone="good" icon="check">
            {say('hash.same')}
          </Tag>
        )}
      </span>
      <code dir="ltr">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of a hash have nothing but their order
          <span key={index}>{group} </span>
        ))}
      </code>
    </div>
  )
}
