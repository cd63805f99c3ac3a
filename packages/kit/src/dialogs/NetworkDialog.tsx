import { disconnect, switchChain, toCountersignError } from '@countersign/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useChains, useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { ChainIcon } from '../icons/ChainIcon.tsx'
import { isTestnet } from '../icons/isTestnet.ts'
import { Failure } from '../parts/Failure.tsx'
import { Glyph } from '../parts/Glyph.tsx'
import { moveInList } from '../parts/moveInList.ts'
import { DialogLayout } from './DialogLayout.tsx'

/** Lists up to this long are quicker to look over than to search. */
const SEARCH_FROM = 9

/** R-UI-2, R-UI-12: the app's networks; a switch is shown where it happens, a failed one stays. */
export default function NetworkDialog() {
  const { countersign, closeDialog, endDialog } = useCountersign()
  const { say } = useMessages()
  const chains = useChains()
  const { chain: current, connector } = useConnection()
  const [query, setQuery] = useState('')
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: (chainId: number) => switchChain(countersign, { chainId }),
    onSuccess: () => endDialog('network'),
  })
  const wallet = { wallet: connector?.name ?? '' }
  const isSafe = connector?.type === 'safe'
  const shown = chains.filter(({ name }) =>
    name.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()),
  )
  const failure = error && toCountersignError(error)
  const announcement = isPending
    ? say('network.confirm', wallet)
    : failure
      ? say(`error.${failure.kind}`)
      : undefined
  return (
    <DialogLayout title={say('network.title')} announcement={announcement}>
      {!current && (
        <div className="cs-failure" role="alert">
          <p className="cs-signed">
            <Glyph name="alert" />
            <span>{say('network.wrong')}</span>
          </p>
          {!isSafe && (
            <button
              type="button"
              className="cs-button"
              data-variant="danger"
              onClick={() => disconnect(countersign)}
            >
              {say('account.disconnect')}
            </button>
          )}
        </div>
      )}
      {failure && variables !== undefined && (
        <Failure error={failure}>
          <button
            type="button"
            className="cs-button"
            data-variant="primary"
            onClick={() => mutate(variables)}
          >
            {say('action.retry')}
          </button>
        </Failure>
      )}
      {chains.length >= SEARCH_FROM && (
        <input
          type="search"
          className="cs-search"
          placeholder={say('network.search')}
          aria-label={say('network.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {shown.length === 0 && <p className="cs-quiet">{say('network.search.none', { query })}</p>}
      <ul className="cs-list cs-scroll" data-cs-list="">
        {shown.map((chain) => {
          const isCurrent = chain.id === current?.id
          const isAsked = isPending && variables === chain.id
          return (
            <li key={chain.id}>
              <button
                type="button"
                className="cs-row"
                data-cs-item=""
                onKeyDown={moveInList}
                aria-current={isCurrent ? 'true' : undefined}
                aria-busy={isAsked}
                aria-disabled={isPending || (isSafe && !isCurrent)}
                onClick={() => {
                  if (isPending) return
                  if (isCurrent) closeDialog()
                  else if (!isSafe) mutate(chain.id)
                }}
              >
                <ChainIcon chain={chain} size={36} />
                <span className="cs-two-lines">
                  <span>{chain.name}</span>
                  {isAsked ? (
                    <small>{say('network.confirm', wallet)}</small>
                  ) : (
                    isTestnet(chain) && <small>{say('network.testnet')}</small>
                  )}
                </span>
                {isCurrent && (
                  <span className="cs-badge">
                    {say('network.current')}
                    <Glyph name="check" />
                  </span>
                )}
                {isAsked && <span className="cs-spinner cs-end" />}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="cs-quiet">{isSafe ? say('network.inSafe') : say('network.add', wallet)}</p>
    </DialogLayout>
  )
}
