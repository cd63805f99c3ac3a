import { visibleText } from '@countersign/judge'
import type { Address } from 'viem'
import { nameWords } from '../../safety/nameWords.ts'
import { useLookAlike } from '../../safety/useLookAlike.ts'
import { useWords } from '../../words/useWords.ts'
import styles from './AddressText.module.css'

type ClaimedNameProps = {
  address: Address
  /** As a contract, a gateway or a service for names has it. */
  name: string | null | undefined
}

/** More of a stranger's words would push the address away. */
const LONGEST = 40

/** R-NAME-2: what somebody else calls an address, beside it and as a claim. A forger's is not repeated. */
export function ClaimedName({ address, name }: ClaimedNameProps) {
  const say = useWords(nameWords)
  const isForger = useLookAlike()(address) !== undefined
  const shown = visibleText(name ?? '')
    .text.trim()
    .slice(0, LONGEST)
  if (shown === '' || isForger) return null
  return (
    <small className={styles.claimed} title={say('claimed.hint')}>
      <bdi>{say('claimed', { name: shown })}</bdi>
    </small>
  )
}
