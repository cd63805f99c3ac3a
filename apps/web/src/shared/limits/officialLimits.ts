import { type Address, isAddressEqual } from 'viem'

/** Where Safe's makers put their contract for spending limits on most chains, newest first. */
export const OFFICIAL_LIMITS: readonly Address[] = [
  '0xAA46724893dedD72658219405185Fb0Fc91e091C',
  '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
]

export const isOfficialLimits = (address: Address): boolean =>
  OFFICIAL_LIMITS.some((each) => isAddressEqual(each, address))
