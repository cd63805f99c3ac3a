import { formatAddress } from '@countersign/kit'
import type { NewSafeCaution, NewSafeJudgement, NewSafeRefusal } from '@countersign/safe'
import { useApp } from '../../shared/AppContext.ts'
import { useContactName } from '../../shared/local/useContactName.ts'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './NewSafePage.module.css'
import { newSafeWords } from './words.ts'

/** Why it cannot be made so, or what to think of before. */
export function Cautions({ judgement }: { judgement: NewSafeJudgement }) {
  const say = useWords(newSafeWords)
  const { chains } = useApp().appConfig
  const nameOf = useContactName(chains[0].id)
  const { refusal, cautions } = judgement
  const values = (found: NewSafeRefusal | NewSafeCaution) => ({
    owner: 'owner' in found ? (nameOf(found.owner) ?? formatAddress(found.owner)) : '',
    chain: 'chainId' in found ? (chains.find(({ id }) => id === found.chainId)?.name ?? '') : '',
  })
  if (refusal) {
    return (
      <p className={styles.bad} role="alert">
        {say(`refusal.${refusal.why}`, values(refusal))}
      </p>
    )
  }
  if (cautions.length === 0) return null
  return (
    <ul className={styles.cautions}>
      {cautions.map((caution) => {
        const text = say(`caution.${caution.why}`, values(caution))
        return (
          <li key={text}>
            <Icon name="warning" size={16} />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
