import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { readPasted } from '../../shared/account/readPasted.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './HomePage.module.css'
import { homeWords } from './words.ts'

/** Opens any account to look at; no wallet needed. */
export function LookUp() {
  const say = useWords(homeWords)
  const { chains } = useApp().appConfig
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(chains[0].shortName)
  const [isBad, setBad] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const pasted = readPasted(text, chains)
    setBad(pasted.kind !== 'address')
    if (pasted.kind !== 'address') return
    // A network in what was pasted says more than the one beside it.
    const [only, ...others] = pasted.chains
    const shortName = only && others.length === 0 ? only.shortName : chosen
    void navigate({ to: '/$account', params: { account: `${shortName}:${pasted.address}` } })
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{say('look.title')}</h2>
      <form className={styles.form} onSubmit={open} noValidate>
        <label>
          {say('look.address')}
          <input
            dir="ltr"
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={say('look.placeholder', { chain: chains[0].shortName })}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isBad}
            aria-describedby={isBad ? `${id}-bad` : undefined}
          />
        </label>
        <label>
          {say('look.chain')}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {chains.map(({ shortName, name }) => (
              <option key={shortName} value={shortName}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{say('look.open')}</Button>
        {isBad && (
          <p id={`${id}-bad`} className={styles.bad} role="alert">
            {say('look.bad')}
          </p>
        )}
      </form>
    </section>
  )
}
