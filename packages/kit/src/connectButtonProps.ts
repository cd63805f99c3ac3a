import type { ConnectionStatus } from '@countersign/core'
import type { ReactNode } from 'react'
import type { Address, Chain } from 'viem'
import type { DialogControl } from './hooks/dialogs.ts'

/** A value for all widths, or one below and one from 768 px on. */
export type Responsive<value> = value | { small: value; large: value }

/** All that a button of your own needs. */
export type ConnectButtonState = {
  status: ConnectionStatus
  address: Address | undefined
  /** Absent while nobody is connected, and on a chain that the app does not know. */
  chain: Chain | undefined
  isWrongNetwork: boolean
  connectDialog: DialogControl
  accountDialog: DialogControl
  networkDialog: DialogControl
  verifyDialog: DialogControl
}

export type ConnectButtonProps = {
  /** Instead of "Connect wallet". */
  label?: string | undefined
  account?: Responsive<'full' | 'avatar' | 'address'> | undefined
  /** `icon` and `name`: one of the two alone. */
  chain?: Responsive<'full' | 'icon' | 'name' | 'none'> | undefined
  balance?: Responsive<boolean> | undefined
  /** R-CON-3: the chain, or its id, to end up on; absent: the provider's. */
  initialChain?: number | { id: number } | undefined
  /** Draws a button of your own. */
  children?: ((state: ConnectButtonState) => ReactNode) | undefined
}
