import type { WalletEntry } from './walletEntry.ts'

/** What a wallet in the browser is known by: its announcement outlives the entry that shows it. */
export const keyOf = ({ announcedAs, id }: WalletEntry): string => announcedAs ?? id
