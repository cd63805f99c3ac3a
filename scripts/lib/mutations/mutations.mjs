import { APP_MUTATIONS } from './appMutations.mjs'
import { DIALOG_MUTATIONS } from './dialogMutations.mjs'
import { JUDGE_MUTATIONS } from './judgeMutations.mjs'
import { LOOK_MUTATIONS } from './lookMutations.mjs'
import { WALLET_MUTATIONS } from './walletMutations.mjs'

/**
 * Rules broken on purpose, one line of one file each, and the test that has to notice: `npm run
 * test:deep -- mutations` breaks them one after the other. A spec runs against the gallery alone.
 *
 * @type {readonly { name: string, file: string, find: string, replace: string, test: string, title: string }[]}
 */
export const MUTATIONS = [
  ...DIALOG_MUTATIONS,
  ...LOOK_MUTATIONS,
  ...WALLET_MUTATIONS,
  ...APP_MUTATIONS,
  ...JUDGE_MUTATIONS,
]
