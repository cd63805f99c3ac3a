/**
 * The plans of the house: which rooms there are, and which others each may use. ARCHITECTURE.md draws
 * them from the imports; an import that is not foreseen here is an error. Tests are free, and so are
 * `e2e`, `bench` and `scripts`, which nobody uses.
 */
export const PLANS = [
  {
    name: 'the house',
    within: '',
    rooms: {
      'packages/testbed': [],
      'packages/siwe': [],
      'packages/outbox': [],
      'packages/safe': [],
      'packages/gateway': [],
      'packages/rehearsal': ['packages/safe'],
      'packages/judge': ['packages/siwe', 'packages/safe', 'packages/rehearsal'],
      'packages/core': ['packages/siwe', 'packages/outbox'],
      'packages/kit': ['packages/core', 'packages/siwe'],
      // Of the judge what is asked of whatever is posted (`judge/posted`), and nothing that rehearses.
      'apps/server': ['packages/siwe', 'packages/safe', 'packages/gateway', 'packages/judge'],
      'apps/web': [
        ...['packages/kit', 'packages/core', 'packages/siwe'],
        ...['packages/safe', 'packages/gateway', 'packages/rehearsal', 'packages/judge'],
        'packages/outbox',
      ],
      'apps/demo': [
        ...['apps/web', 'apps/server', 'packages/kit', 'packages/core', 'packages/siwe'],
        ...['packages/safe', 'packages/gateway', 'packages/testbed'],
      ],
    },
  },
  {
    name: 'the core',
    within: 'packages/core/src',
    rooms: onFloors(
      ['errors'],
      ['shared'],
      ['provider', 'storage', 'wallets'],
      ['discovery', 'transactions', 'platform'],
      ['frame'],
      ['channels'],
      ['connector'],
      ['connection'],
      ['auth', 'calls'],
    ),
  },
  {
    name: 'the kit',
    within: 'packages/kit/src',
    rooms: onFloors(
      ['i18n', 'cache', 'theme', 'transactions'],
      ['context.ts'],
      ['hooks'],
      ['parts'],
      ['avatar', 'modal', 'icons'],
      ['dialogs'],
    ),
  },
  {
    name: 'the server',
    within: 'apps/server/src',
    rooms: onFloors(
      ['config', 'errors', 'json'],
      ['log'],
      ['tracing'],
      ['database', 'chains', 'signatures'],
      ['http'],
      ['modules/*'],
      ['fuzz'],
    ),
  },
  {
    name: 'the gateway',
    within: 'apps/server/src/modules/gateway',
    rooms: onFloors(
      ['errors'],
      ['store'],
      ['chain', 'remote'],
      ['prices', 'tokens', 'signatures'],
      ['mapping'],
      ['collectibles', 'indexer'],
      ['context'],
      ['query', 'lists'],
      ['rules'],
      ['domain'],
      ['calls'],
      ['service', 'wallet', 'import'],
      ['http'],
      ['proxy'],
    ),
  },
  {
    name: 'the indexer',
    within: 'apps/server/src/modules/gateway/indexer',
    rooms: onFloors(
      ['node'],
      ['store'],
      ['events'],
      ['executions'],
      ['safes', 'transfers'],
      ['step'],
      ['follow'],
    ),
  },
  {
    name: 'the rehearsal',
    within: 'packages/rehearsal/src',
    rooms: onFloors(
      ['types.ts', 'errors.ts'],
      ['stage.ts', 'questions'],
      ['probe', 'circumstances'],
      ['stages', 'evm', 'plan'],
      ['outcome'],
    ),
  },
  {
    name: 'the judge',
    within: 'packages/judge/src',
    rooms: onFloors(
      ['names', 'delegates', 'refund', 'answers', 'settings'],
      ['witnesses'],
      ['finding.ts', 'messages'],
      ['rights'],
      ['review'],
      ['actions', 'gate'],
    ),
  },
  {
    name: 'the outbox',
    within: 'packages/outbox/src',
    rooms: onFloors(
      ['model'],
      ['snapshot', 'store', 'files'],
      ['ports'],
      ['wallet'],
      ['follow'],
      ['commands'],
    ),
  },
  {
    name: 'the app',
    within: 'apps/web/src',
    rooms: onFloors(['shared'], ['review'], ['features/*'], ['app']),
  },
]

/** Each room may use all that lie below its floor, and none beside it. */
function onFloors(...floors) {
  return Object.fromEntries(
    floors.flatMap((rooms, floor) => rooms.map((room) => [room, floors.slice(0, floor).flat()])),
  )
}
