const view = { type: 'function', stateMutability: 'view' } as const
const address = { type: 'address' } as const
const uint256 = { type: 'uint256' } as const

/** The part of a Safe that is read. What it answers is worth no more than its code (`identifySafe`). */
export const safeAbi = [
  { ...view, name: 'getOwners', inputs: [], outputs: [{ type: 'address[]' }] },
  { ...view, name: 'getThreshold', inputs: [], outputs: [uint256] },
  { ...view, name: 'nonce', inputs: [], outputs: [uint256] },
  { ...view, name: 'VERSION', inputs: [], outputs: [{ type: 'string' }] },
  {
    ...view,
    name: 'getModulesPaginated',
    inputs: [address, uint256],
    outputs: [{ type: 'address[]' }, address],
  },
  /** Before 1.3.0. */
  { ...view, name: 'getModules', inputs: [], outputs: [{ type: 'address[]' }] },
  { ...view, name: 'approvedHashes', inputs: [address, { type: 'bytes32' }], outputs: [uint256] },
  {
    ...view,
    name: 'getTransactionHash',
    inputs: [
      address,
      uint256,
      { type: 'bytes' },
      { type: 'uint8' },
      uint256,
      uint256,
      uint256,
      address,
      address,
      uint256,
    ],
    outputs: [{ type: 'bytes32' }],
  },
] as const
