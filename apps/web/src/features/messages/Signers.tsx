import type { Message } from '@countersign/gateway'
import { isAddressEqual } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Rows } from '../../shared/ui/tables/Rows.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { ClaimedName } from '../../shared/ui/values/ClaimedName.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import type { ProofState } from './useMessageProof.ts'
import { messagesWords } from './words.ts'

type SignersProps = { message: Message; state: ProofState }

/** Every signature, judged here by the owners that the chain names: not the server's counter. */
export function Signers({ message, state }: SignersProps) {
  const say = useWords(messagesWords)
  const { chain } = useAccount()
  const { proof, safe } = state
  const { confirmations } = message
  const given = proof?.verdicts.filter((verdict) => verdict === 'valid').length
  const required = safe?.threshold ?? message.confirmationsRequired
  const missing = (safe?.owners ?? []).filter(
    (owner) => !confirmations.some((each) => isAddressEqual(each.owner.value, owner)),
  )
  return (
    <Section
      title={say('signatures')}
      aside={
        <span className={styles.quiet}>
          {given === undefined
            ? say('signed', { given: message.confirmationsSubmitted, required })
            : say('signatures.valid', { given, required })}
        </span>
      }
    >
      {confirmations.length === 0 && <Empty>{say('signatures.none')}</Empty>}
      <Rows>
        {confirmations.map(({ owner }, index) => (
          <li key={owner.value}>
            <span>
              <AddressText address={owner.value} chainId={chain.id} avatar />{' '}
              <ClaimedName address={owner.value} name={owner.name} />
            </span>
            <Verdict state={state} index={index} />
          </li>
        ))}
        {missing.map((owner) => (
          <li key={owner}>
            <AddressText address={owner} chainId={chain.id} avatar />
            <span className={styles.quiet}>{say('signatures.missing')}</span>
          </li>
        ))}
      </Rows>
    </Section>
  )
}

function Verdict({ state: { proof, error }, index }: { state: ProofState; index: number }) {
  const say = useWords(messagesWords)
  if (!proof) {
    return error ? (
      <Tag tone="warn">{say('verdict.unchecked')}</Tag>
    ) : (
      <Tag>{say('verdict.checking')}</Tag>
    )
  }
  const verdict = proof.verdicts[index]
  if (!verdict) return <Tag tone="warn">{say('verdict.unchecked')}</Tag>
  const isValid = verdict === 'valid'
  return (
    <Tag tone={isValid ? 'good' : 'danger'} icon={isValid ? 'check' : 'warning'}>
      {say(`verdict.${verdict}`)}
    </Tag>
  )
}
