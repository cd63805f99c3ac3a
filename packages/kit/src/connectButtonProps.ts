/** A value for all widths, or one below and one from 768 px on. */
export type Responsive<value> = value | { small: value; large: value }

export type ConnectButtonProps = {
  /** Instead of "Connect wallet". */
  label?: string
  account?: Responsive<'full' | 'avatar' | 'address'>
  /** `icon` and `name`: one of the two alone. */
  chain?: Responsive<'full' | 'icon' | 'name' | 'none'>
  balance?: Responsive<boolean>
  /** R-CON-3: the chain, or its id, to end up on; absent: the provider's. */
  initialChain?: number | { id: number }
}
