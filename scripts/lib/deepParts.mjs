import { runMutations } from './mutations/runMutations.mjs'
import { runAnvil } from './runAnvil.mjs'
import { runFlakes } from './runFlakes.mjs'
import { runWalk } from './runWalk.mjs'

const MATHS = ['packages/safe', 'packages/testbed']
const SERVER = [...MATHS, 'packages/siwe', 'packages/gateway', 'packages/judge', 'apps/server']
const ALL = ['packages', 'apps']

/**
 * `npm run test:deep` in parts that run singly, none over 90 minutes. Each is one part of `npm test`
 * with DEEP set, and of that only some files where it would take too long in one piece; or has `work`
 * of its own, with what that part needs. `covers` says what a result stands on: once something there
 * has changed, it is a result of the past; `tests` which tests are among it, where it runs others than
 * that part does.
 */
export const DEEP_PARTS = {
  properties: { part: 'unit', covers: ALL, what: 'rules and state machines against random input' },
  indexer: {
    part: 'integration',
    covers: SERVER,
    files: ['apps/server/src/modules/gateway/indexer'],
    what: 'random lives of Safes, read from the chain, with servers killed on the way',
  },
  strangers: {
    part: 'integration',
    covers: SERVER,
    files: ['apps/server/src/modules/gateway/hostileChain.integration.test.ts'],
    what: 'an honest story on chains full of strangers',
  },
  sessions: {
    part: 'integration',
    covers: SERVER,
    files: ['apps/server/src/modules/auth'],
    what: 'sign-ins that race each other, with servers killed on the way',
  },
  restarts: {
    part: 'integration',
    covers: [...SERVER, 'deploy'],
    files: ['apps/server/src/deploy/restart.integration.test.ts'],
    what: 'servers that are replaced one after the other while visitors come',
  },
  requests: {
    part: 'integration',
    covers: SERVER,
    files: ['apps/server/src/fuzz/fuzz.integration.test.ts'],
    what: 'absurd requests to the whole server',
  },
  proposals: {
    part: 'integration',
    covers: SERVER,
    files: ['apps/server/src/fuzz/gatewayFuzz.integration.test.ts'],
    what: 'proposals and messages gone wrong',
  },
  witnesses: {
    part: 'integration',
    covers: [...ALL, 'e2e/support'],
    files: [
      'e2e/integration/tampering.integration.test.ts',
      'e2e/integration/liesByPath.integration.test.ts',
      'e2e/integration/attacks/nodeLies.integration.test.ts',
      'e2e/integration/pages/reviews.integration.test.ts',
    ],
    what: 'pairs of lies, those of nodes in every place of answers, each on every path that signs',
  },
  rehearsals: {
    part: 'integration',
    covers: [...MATHS, 'packages/rehearsal', 'packages/testbed', 'apps/demo/src'],
    files: [
      'packages/rehearsal/src/predicted.integration.test.ts',
      'apps/demo/src/story/rehearsed.integration.test.ts',
    ],
    what: 'random transactions, rehearsed by a probe and by our own EVM, then executed',
  },
  simulate: {
    part: 'simulate',
    covers: [...MATHS, 'packages/rehearsal'],
    work: runAnvil,
    what: 'random transactions, rehearsed by eth_simulateV1 and then executed',
  },
  engines: {
    part: 'e2e',
    covers: [...ALL, 'e2e/support', 'e2e/playwright.config.ts'],
    files: ['specs/engines.spec.ts'],
    what: 'what visitors do in Chromium, Firefox and WebKit',
  },
  mutations: {
    part: 'e2e',
    covers: [...ALL, 'e2e', 'scripts/lib/mutations'],
    tests: /./,
    work: runMutations,
    what: 'rules broken on purpose, each noticed by its test',
  },
  apps: {
    part: 'strangers',
    covers: [
      'packages/core',
      'packages/kit',
      'packages/outbox',
      'packages/siwe',
      'examples',
      'e2e/strangers',
      'scripts/lib/strangers',
    ],
    what: 'the packages in strangers’ apps, with their tools',
  },
  browser: {
    part: 'e2e',
    covers: [...ALL, 'e2e'],
    what: 'every page and every state in every look',
  },
  walk: {
    part: 'walk',
    covers: [...ALL, 'deploy', 'e2e/walk', 'scripts/start.mjs', 'scripts/lib/build.mjs'],
    work: runWalk,
    what: 'an operator’s first week: two servers from a clean clone, until a backup is restored',
  },
  flakes: {
    part: 'e2e',
    covers: [...ALL, 'e2e'],
    work: runFlakes,
    what: 'the browser part of `npm test`, the same in every run, also on a busy machine',
  },
}
