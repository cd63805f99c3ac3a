/**
 * Where a Safe keeps what it must not be asked for: code that lies about itself would lie about
 * these first. They are read with `eth_getStorageAt` only.
 */
export const safeSlots = {
  singleton: `0x${'0'.repeat(64)}`,
  /** keccak256 of `fallback_manager.handler.address` and `guard_manager.guard.address`. */
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
} as const
