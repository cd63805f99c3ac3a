import * as v from 'valibot'
import { parseParams } from '../schema.ts'
import { accountSchema, behaviourSchema, type State } from '../state.ts'
import { currentChain, shareAccounts, sharedAccounts, type Wallet } from '../wallet.ts'
import type { Methods } from './method.ts'

const configureSchema = v.tuple([
  v.strictObject({
    ...v.partial(behaviourSchema).entries,
    locked: v.optional(v.boolean()),
    chains: v.optional(v.picklist(['one', 'both'])),
    account: v.optional(accountSchema),
  }),
])

/** What the settings view offers to a person, for tests. Works without any permission. */
export const demoMethods: Methods = {
  demo_configure(wallet, params) {
    const [{ locked, chains, account, ...behaviour }] = parseParams(configureSchema, params)
    const patch: Partial<State> = {
      behaviour: { ...wallet.store.get('behaviour'), ...behaviour },
    }
    if (locked !== undefined) patch.locked = locked
    if (account !== undefined) patch.account = account
    if (chains) {
      patch.chains = chains === 'both' ? wallet.chains.slice(1) : []
      patch.chain = chains === 'both' ? currentChain(wallet).id : null
    }
    wallet.store.set(patch)
    if (account !== undefined) shareWhenConnected(wallet, account)
    return configuration(wallet)
  },

  demo_reset(wallet) {
    wallet.reset()
    return null
  },
}

/** As a person does it: picks the account and shares it with the page they are on. */
function shareWhenConnected(wallet: Wallet, account: number) {
  const shared = sharedAccounts(wallet)
  if (shared.length > 0 && !shared.includes(account)) shareAccounts(wallet, [...shared, account])
}

function configuration(wallet: Wallet) {
  const { store } = wallet
  return {
    ...store.get('behaviour'),
    locked: store.get('locked'),
    chains: store.get('chains').map(({ id }) => id),
    chain: currentChain(wallet).id,
    account: store.get('account'),
  }
}
