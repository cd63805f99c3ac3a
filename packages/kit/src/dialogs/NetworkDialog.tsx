import { disconnect, switchChain, toCountersignError } from '@countersign/core'
import { useMutation } from '@tanstack/react-query'
import { useChains, useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { messages } from '../messages.ts'
import { Failure } from './Failure.tsx'
import { Frame } from './Frame.tsx'

/** R-UI-2, R-UI-12: the networks this app knows, the current one marked; a failed switch is told. */
export function NetworkDialog({ onDone }: { onDone: () => void }) {
  const { countersign } = useCountersign()
  const chains = useChains()
  const { chain: current, connector } = useConnection()
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: (chainId: number) => switchChain(countersign, { chainId }),
    onSuccess: onDone,
  })
  return (
    <Frame title={messages.networkTitle}>
      {!current && (
        <div className="cs-failure">
          <p>{messages.wrongNetwork}</p>
          <button
            type="button"
            className="cs-button"
            data-variant="danger"
            onClick={() => disconnect(countersign).then(onDone)}
          >
            {messages.disconnect}
          </button>
        </div>
      )}
      <div aria-live="polite">
        {isPending && (
          <p className="cs-note">{messages.switching(connector?.name ?? messages.wallet)}</p>
        )}
        {error && variables && (
          <Failure error={toCountersignError(error)} onRetry={() => mutate(variables)} />
        )}
      </div>
      <ul className="cs-list">
        {chains.map((chain) => {
          const isCurrent = chain.id === current?.id
          return (
            <li key={chain.id}>
              <button
                type="button"
                className="cs-row"
                aria-current={isCurrent ? 'true' : undefined}
                disabled={isPending}
                onClick={() => (isCurrent ? onDone() : mutate(chain.id))}
              >
                <span>{chain.name}</span>
                {isCurrent && <span className="cs-badge">{messages.current}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}
