/** For tests of whoever stands on the outbox. */
export { browserTabs, type Tab } from './browserTabs.ts'
export { account, hashOf, scriptedChain, sent, shop } from './scriptedChain.ts'
export { scriptedLocks } from './scriptedLocks.ts'
