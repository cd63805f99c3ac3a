/** What a listed connector fetches when wagmi uses it first; ours bring it along. */
export { createFor } from './createFor.ts'
