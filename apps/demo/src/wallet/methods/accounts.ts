import * as v from 'valibot'
import { ACCOUNTS } from '../accounts.ts'
import { invalidParams } from '../errors.ts'
import { parseParams } from '../schema.ts'
import { shareAccounts, sharedAccounts, visibleAccounts, type Wallet } from '../wallet.ts'
import type { Methods } from './method.ts'

const permissionRequest = v.tuple([
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((request) => Object.keys(request).length > 0, 'expected a permission'),
  ),
])

/** Accounts and the permission to see them (EIP-1102, EIP-2255). */
export const accountMethods: Methods = {
  eth_accounts: visibleAccounts,

  eth_requestAccounts: (wallet) =>
    wallet.exclusively('accounts', 'eth_requestAccounts', async () => {
      if (sharedAccounts(wallet).length === 0) await connect(wallet)
      else await wallet.unlock()
      return visibleAccounts(wallet)
    }),

  wallet_requestPermissions(wallet, params) {
    requireAccountsPermission(params)
    return wallet.exclusively('accounts', 'wallet_requestPermissions', async () => {
      await connect(wallet)
      return permissions(wallet)
    })
  },

  wallet_getPermissions: permissions,

  wallet_revokePermissions(wallet, params) {
    requireAccountsPermission(params)
    shareAccounts(wallet, [])
    return null
  },
}

/** Lets the person choose accounts, starting from those shared already. */
async function connect(wallet: Wallet) {
  const shared = sharedAccounts(wallet)
  const chosen = shared.length > 0 ? shared : [wallet.store.get('account')]
  const answer = await wallet.ask({ kind: 'connect', chosen })
  const accounts = answer.accounts ?? chosen
  // The selected account leads; if it was not chosen, the first that was becomes the selected one.
  const [first] = accounts
  if (first !== undefined && !accounts.includes(wallet.store.get('account'))) {
    wallet.store.set({ account: first })
  }
  shareAccounts(wallet, accounts)
}

function permissions(wallet: Wallet) {
  const value = sharedAccounts(wallet).flatMap((index) => ACCOUNTS[index] ?? [])
  if (value.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value }]
  return [{ parentCapability: 'eth_accounts', invoker: wallet.origin, caveats }]
}

function requireAccountsPermission(params: unknown) {
  const [request] = parseParams(permissionRequest, params)
  const unknown = Object.keys(request).find((name) => name !== 'eth_accounts')
  if (unknown !== undefined) throw invalidParams(`there is no permission named ${unknown}`)
}
