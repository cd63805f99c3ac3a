import { parseAbi } from 'viem'

/** What makes Safes. */
export const safeFactoryAbi = /* @__PURE__ */ parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function proxyCreationCode() view returns (bytes)',
])
