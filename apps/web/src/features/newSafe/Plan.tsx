import { Button } from '../../shared/ui/forms/Button.tsx'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { Cautions } from './Cautions.tsx'
import { CreateButton } from './CreateButton.tsx'
import styles from './NewSafePage.module.css'
import type { SafePlanRead } from './usePlan.ts'
import { newSafeWords } from './words.ts'

type PlanProps = {
  plan: SafePlanRead
  chosen: readonly number[]
  name: string
  onAnother: () => void
}

/** Where it will stand, what to think of, and the one button that makes it. */
export function Plan({ plan, chosen, name, onAnother }: PlanProps) {
  const say = useWords(newSafeWords)
  const list = new Intl.ListFormat(useLocale())
  const { networks, address, judgement } = plan
  const created = networks.filter(({ site }) => site?.status === 'created')
  const missing = networks.filter(({ site }) => site?.status === 'free')
  const isDone =
    created.length > 0 &&
    networks.every(({ chain, site }) => !chosen.includes(chain.id) || site?.status === 'created')
  const [first] = networks
  const isAsked = networks.every(({ site, isFailed }) => site || isFailed)
  const without = !plan.wanted ? 'address.none' : isAsked ? 'address.nowhere' : 'address.asking'
  return (
    <Section title={say('plan')}>
      <div className={styles.body}>
        <div className={styles.address} aria-live="polite">
          <span className={styles.quiet}>{say('address')}</span>
          {address && first ? (
            <AddressText address={address} chainId={first.chain.id} full />
          ) : (
            <span className={styles.quiet}>{say(without)}</span>
          )}
        </div>
        {address && missing.length > 0 && (
          <Alarm
            title={say('before', { chains: list.format(missing.map(({ chain }) => chain.name)) })}
            tone="warn"
            isNote
          >
            <p>{say('before.text')}</p>
          </Alarm>
        )}
        {judgement && <Cautions judgement={judgement} />}
        {isDone ? (
          <>
            <p>{say('done')}</p>
            <Button onClick={onAnother}>{say('another')}</Button>
          </>
        ) : (
          <CreateButton plan={plan} chosen={chosen} name={name} />
        )}
      </div>
    </Section>
  )
}
