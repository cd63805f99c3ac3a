import { useState } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import { parseAccountPath } from '../../../shared/account/parseAccountPath.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { Hashes } from './Hashes.tsx'
import { type PastedResult, parseSafeTransaction } from './parseSafeTransaction.ts'

const TEMPLATE = `{
  "to": "0x0000000000000000000000000000000000000000",
  "value": "0",
  "data": "0x",
  "operation": 0,
  "safeTxGas": "0",
  "baseGas": "0",
  "gasPrice": "0",
  "gasToken": "0x0000000000000000000000000000000000000000",
  "refundReceiver": "0x0000000000000000000000000000000000000000",
  "nonce": 0
}`

/** The hashes of a Safe transaction, from nothing but its fields, to compare with a device's. */
export function HashTool() {
  const say = useWords(toolsWords)
  const { chains } = useApp().appConfig
  const [text, setText] = useState('')
  const [place, setPlace] = useState('')
  const result = parseSafeTransaction(text)
  const pasted = result.status === 'read' ? result.pasted : null
  const typed = parseAccountPath(place.trim(), chains)
  const stated = pasted?.safe && {
    address: pasted.safe,
    chain: chains.find(({ id }) => id === pasted.chainId) ?? chains[0],
  }
  // What is typed beside the text says more than the text.
  const safe = typed.status === 'bad' ? stated : typed.account
  return (
    <>
      <Panel title={say('hash')}>
        <p className={styles.quiet}>{say('hash.what')}</p>
        <Field label={say('hash.transaction')} fault={faultOf(result, text, say)}>
          {(props) => (
            <textarea
              {...props}
              dir="ltr"
              rows={8}
              value={text}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {text === '' && (
          <div>
            <Button onClick={() => setText(TEMPLATE)}>{say('hash.template')}</Button>
          </div>
        )}
        <Field
          label={say('hash.safe')}
          hint={say('hash.safe.hint', { chain: chains[0].shortName })}
          fault={place.trim() !== '' && typed.status === 'bad' && say('fault.noAddress')}
        >
          {(props) => (
            <input
              {...props}
              dir="ltr"
              value={place}
              placeholder={stated ? `${stated.chain.shortName}:${stated.address}` : ''}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => setPlace(target.value)}
            />
          )}
        </Field>
      </Panel>
      {pasted && safe && (
        <Hashes
          key={`${safe.chain.id}-${safe.address}`}
          chain={safe.chain}
          safe={safe.address}
          transaction={pasted.transaction}
          stated={pasted.version}
        />
      )}
    </>
  )
}

type Say = ReturnType<typeof useWords<typeof toolsWords.english>>

function faultOf(result: PastedResult, text: string, say: Say): string | null {
  if (text.trim() === '' || result.status === 'read') return null
  return result.status === 'noJson'
    ? say('fault.noJson')
    : say('fault.field', { field: result.field })
}
