import { switchChain, toCountersignError } from '@countersign/core'
import { useMutation } from '@tanstack/react-query'
import { useChains, useConnection } from 'wagmi'
import { useCountersign } from '../context.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { Failure } from '../parts/Failure.tsx'

/** R-AUTH-3: the way out of a network that the server does not know; nothing where there is none. */
export function SwitchToVerify({ chainIds }: { chainIds: readonly number[] }) {
  const { countersign } = useCountersign()
  const { say } = useMessages()
  const { connector } = useConnection()
  const chain = useChains().find(({ id }) => chainIds.includes(id))
  const { mutate, error, isPending } = useMutation({
    mutationFn: (chainId: number) => switchChain(countersign, { chainId }),
  })
  // A Safe stays on its network.
  if (!chain || connector?.type === 'safe') return null
  return (
    <>
      {error && <Failure error={toCountersignError(error)} />}
      <button
        type="button"
        className="cs-button cs-wide"
        data-variant="primary"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(chain.id)}
      >
        {isPending
          ? say('network.confirm', { wallet: connector?.name ?? '' })
          : say('verify.switch', { network: chain.name })}
      </button>
    </>
  )
}
