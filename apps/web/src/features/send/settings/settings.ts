/** What of a Safe can be changed by its owners. */
export const SETTINGS = [
  'changeThreshold',
  'addOwner',
  'removeOwner',
  'swapOwner',
  'enableModule',
  'disableModule',
  'setGuard',
  'deleteGuard',
  'setFallbackHandler',
  'deleteFallbackHandler',
  'update',
  'setLimit',
  'removeLimit',
] as const
