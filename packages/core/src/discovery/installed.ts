/** The group of wallets that are really there. */
export const INSTALLED = 'Installed'
