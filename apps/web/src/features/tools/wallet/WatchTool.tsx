import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { tokenQuery } from '../../../shared/assets/tokenQuery.ts'
import { Failure } from '../../../shared/ui/failures/Failure.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { Panel } from '../../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { NeedsWallet } from '../NeedsWallet.tsx'
import { parseAddress } from '../parseAddress.ts'
import styles from '../ToolsPage.module.css'
import { toolsWords } from '../words.ts'
import { WatchButton } from './WatchButton.tsx'

/** R-CON-7: has the connected wallet show a token, after a look at what the token says of itself. */
export function WatchTool() {
  const say = useWords(toolsWords)
  const { chains } = useApp().appConfig
  const [text, setText] = useState('')
  const { chainId } = useConnection()
  const chain = chains.find(({ id }) => id === chainId)
  const address = parseAddress(text, chains)
  const { data, error, isFetching, refetch } = useQuery({
    ...tokenQuery(useConfig(), chain?.id ?? chains[0].id, address ?? zeroAddress),
    enabled: Boolean(chain && address),
  })
  return (
    <Panel title={say('watch')}>
      <p className={styles.quiet}>{say('watch.what')}</p>
      <NeedsWallet>
        {chain ? (
          <>
            <Field
              label={say('watch.token', { chain: chain.name })}
              fault={
                (text.trim() !== '' && !address && say('fault.noAddress')) ||
                ((data === null || data === 'differs') &&
                  say('watch.noToken', { chain: chain.name }))
              }
            >
              {(props) => (
                <input
                  {...props}
                  dir="ltr"
                  value={text}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </Field>
            {error && <Failure error={error} onRetry={refetch} isRetrying={isFetching} />}
            {data && data !== 'differs' && (
              <WatchButton key={data.address} token={data} chain={chain} />
            )}
          </>
        ) : (
          <p>{say('watch.otherNetwork')}</p>
        )}
      </NeedsWallet>
    </Panel>
  )
}
