import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { ChainField } from '../ChainField.tsx'
import { parseAddress } from '../parseAddress.ts'
import { parseHex } from '../parseHex.ts'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { DecodedCalls } from './DecodedCalls.tsx'

/** Reads calldata: by our own code at once, and by the gateway, whose reading has to hold. */
export function DecodeTool() {
  const say = useWords(toolsWords)
  const { chains } = useApp().appConfig
  const { data: given = '' } = useSearch({ from: '/tools' })
  const [text, setText] = useState(given)
  const [target, setTarget] = useState('')
  const [chainId, setChainId] = useState<number>(chains[0].id)
  const data = parseHex(text)
  const to = parseAddress(target, chains)
  return (
    <>
      <Panel title={say('decode')}>
        <p className={styles.quiet}>{say('decode.what')}</p>
        <Field label={say('decode.data')} fault={data === null && say('fault.noHex')}>
          {(props) => (
            <textarea
              {...props}
              dir="ltr"
              rows={4}
              value={text}
              placeholder="0x…"
              spellCheck={false}
              autoComplete="off"
              onChange={({ target: { value } }) => setText(value)}
            />
          )}
        </Field>
        <div className={styles.pair}>
          <ChainField chainId={chainId} onChange={setChainId} />
          <Field
            label={say('decode.to')}
            hint={say('decode.to.hint')}
            fault={target.trim() !== '' && !to && say('fault.noAddress')}
          >
            {(props) => (
              <input
                {...props}
                dir="ltr"
                value={target}
                placeholder="0x…"
                spellCheck={false}
                autoComplete="off"
                onChange={({ target: { value } }) => setTarget(value)}
              />
            )}
          </Field>
        </div>
      </Panel>
      {data !== null && data !== '0x' && <DecodedCalls data={data} to={to} chainId={chainId} />}
    </>
  )
}
