import type { Liar } from './lies.ts'

/** Each witness as the page calls it. */
export const WITNESS_NAMES: Readonly<Record<Liar, string>> = {
  own: 'Worked out here',
  gateway: 'Gateway',
  nodeOne: 'Our first node',
  nodeTwo: 'Our second node',
  wallet: 'Your wallet’s node',
  signature: 'Your signature',
}
