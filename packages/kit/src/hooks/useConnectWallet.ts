import { type ConnectParameters, connect } from '@countersign/core'
import { useCallback } from 'react'
import { useCountersign } from '../context.ts'

/**
 * Connects a wallet in the open dialog, which closes when it is done. What went wrong is told by the
 * attempt, which the dialog shows.
 */
export function useConnectWallet(): (parameters: ConnectParameters) => void {
  const { countersign, endDialog, initialChain } = useCountersign()
  return useCallback(
    (parameters) => {
      const wanted = { ...parameters, chainId: parameters.chainId ?? initialChain }
      establish(countersign, wanted).then(
        // A wallet that could not be brought to the wanted chain is connected, and that is said.
        ({ switchError }) => switchError ?? endDialog('connect'),
        () => {},
      )
    },
    [countersign, endDialog, initialChain],
  )
}

/** ERC-7846: where the wallet can, one approval connects and signs in; the code for it comes then. */
async function establish(
  countersign: Parameters<typeof connect>[0],
  parameters: ConnectParameters,
): ReturnType<typeof connect> {
  const entry = countersign.wallets.get().find(({ id }) => id === parameters.walletId)
  if (!countersign.authentication || !entry?.connectsWithSignIn) {
    return connect(countersign, parameters)
  }
  const { connectAndSignIn } = await import('../connectAndSignIn.ts')
  return connectAndSignIn(countersign, parameters)
}
