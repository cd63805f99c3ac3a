import { useState } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useShownChains } from '../../shared/chain/useShownChains.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Advanced } from './Advanced.tsx'
import { type Draft, newDraft, openDraft } from './draft.ts'
import { NetworkRow } from './NetworkRow.tsx'
import styles from './NewSafePage.module.css'
import { OwnerFields } from './OwnerFields.tsx'
import { Plan } from './Plan.tsx'
import { usePlan } from './usePlan.ts'
import { newSafeWords } from './words.ts'

/** Makes a Safe: who owns it, how many of them it takes, and where. */
export function NewSafePage() {
  const say = useWords(newSafeWords)
  const [store] = useState(openDraft)
  const draft = useStore(store)
  const change = (changes: Partial<Draft>) => store.update((now) => ({ ...now, ...changes }))
  const { chains } = useApp().appConfig
  const first = useShownChains()[0] ?? chains[0]
  const chosen = draft.chainIds ?? [first.id]
  const plan = usePlan(draft, chosen, first)
  const choose = (id: number, isChosen: boolean) =>
    change({ chainIds: isChosen ? [...chosen, id] : chosen.filter((each) => each !== id) })
  return (
    <>
      <PageHeading title={say('title')} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          <OwnerFields draft={draft} lines={plan.lines} chain={first} onChange={change} />
          <Panel title={say('networks')}>
            <p className={styles.quiet}>{say('networks.hint')}</p>
            <ul className={styles.networks}>
              {plan.networks.map(({ act, ...network }) => (
                <NetworkRow
                  key={network.chain.id}
                  network={network}
                  act={act}
                  isChosen={chosen.includes(network.chain.id)}
                  onChoose={(isChosen) => choose(network.chain.id, isChosen)}
                />
              ))}
            </ul>
          </Panel>
          <Panel title={say('rest')}>
            <Field label={say('name')} hint={say('name.hint')}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  value={draft.name}
                  onChange={({ target }) => change({ name: target.value.slice(0, 80) })}
                />
              )}
            </Field>
            <Advanced draft={draft} onChange={change} />
          </Panel>
        </div>
        <div className={styles.aside}>
          <Plan
            plan={plan}
            chosen={chosen}
            name={draft.name}
            onAnother={() => store.set(newDraft())}
          />
        </div>
      </div>
    </>
  )
}
