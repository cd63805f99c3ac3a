import { useApp } from '../../shared/AppContext.ts'
import { useShownChains } from '../../shared/chain/useShownChains.ts'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './PreferencesPage.module.css'
import { preferencesWords } from './words.ts'

/** The networks on which Safes are looked for; at least one. */
export function Networks() {
  const say = useWords(preferencesWords)
  const { memory, appConfig } = useApp()
  const shown = useShownChains()
  const toggle = (id: number) => {
    const hidden = appConfig.chains
      .filter((chain) => shown.includes(chain) === (chain.id === id))
      .map((chain) => chain.id)
    memory.preferences.update((all) => ({ ...all, hiddenChains: hidden }))
  }
  return (
    <Panel title={say('networks')}>
      <p className={styles.quiet}>{say('networks.what')}</p>
      <fieldset className={styles.checks}>
        <legend className="visually-hidden">{say('networks')}</legend>
        {appConfig.chains.map((chain) => {
          const isShown = shown.includes(chain)
          return (
            <label key={chain.id}>
              <input
                type="checkbox"
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onChange={() => toggle(chain.id)}
              />
              {chain.name} <span className={styles.quiet}>{chain.id}</span>
            </label>
          )
        })}
      </fieldset>
    </Panel>
  )
}
