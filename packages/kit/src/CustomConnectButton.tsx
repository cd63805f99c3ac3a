import { useConnection } from 'wagmi'
import type { ConnectButtonProps } from './connectButtonProps.ts'
import {
  useAccountDialog,
  useConnectDialog,
  useNetworkDialog,
  useVerifyDialog,
} from './hooks/dialogs.ts'
import { useConnectionStatus } from './hooks/useConnectionStatus.ts'

type CustomConnectButtonProps = {
  chainId: number | undefined
  draw: NonNullable<ConnectButtonProps['children']>
}

/** Hands a team's own button all that it needs. */
export function CustomConnectButton({ chainId, draw }: CustomConnectButtonProps) {
  const status = useConnectionStatus()
  const connection = useConnection()
  const isConnected = status === 'connected' || status === 'unauthenticated'
  const { address, chain } = isConnected ? connection : { address: undefined, chain: undefined }
  const connectDialog = useConnectDialog({ chainId })
  const accountDialog = useAccountDialog()
  const networkDialog = useNetworkDialog()
  const verifyDialog = useVerifyDialog()
  const isWrongNetwork = address !== undefined && !chain
  return draw({
    ...{ status, address, chain, isWrongNetwork },
    ...{ connectDialog, accountDialog, networkDialog, verifyDialog },
  })
}
