import type { Hex } from 'viem'
import { RefusedError } from '../errors/errors.ts'

/** 32 bytes in hexadecimal, in lower case as they are stored. */
export function parseHash(text: string): Hex {
  if (!/^0x[0-9a-f]{64}$/i.test(text)) throw new RefusedError('Invalid hash')
  return `0x${text.slice(2).toLowerCase()}`
}
