/** The first account of the well-known test mnemonic. */
export const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const

/** The moment at which every state is shown, so that countdowns and dates are the same every day. */
export const NOW = Date.UTC(2026, 0, 15, 10, 30)
