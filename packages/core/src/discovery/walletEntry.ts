import type { Provider } from '../provider/types.ts'
import type { Wallet } from '../wallets/types.ts'

/** A wallet in the list that visitors choose from. */
export type WalletEntry = Wallet & {
  shortName: string
  /** Really there: it announced itself or was recognised by its own marks. */
  installed: boolean
  /** `Installed`, or the name of the configured group. */
  group: string
  /** Where to talk to it when it is installed. */
  provider?: Provider
  /** The name it announced itself by: what identifies it, whichever entry shows it. */
  announcedAs?: string
  /** The app's own connector that reaches it; absent: one of ours. */
  connectorId?: string
}
