import { accounts } from './account.ts'
import { button } from './button.ts'
import { connect } from './connect.ts'
import { getting } from './getting.ts'
import { networks } from './network.ts'
import { pairings } from './pairing.ts'
import type { GalleryGroup } from './types.ts'
import { verifies } from './verify.ts'

/** Every state, in the order of the index. */
export const galleryGroups: Readonly<Record<string, GalleryGroup>> = {
  Buttons: button,
  Connect: connect,
  Codes: pairings,
  'Getting a wallet': getting,
  Account: accounts,
  Networks: networks,
  Verify: verifies,
}

export const galleryStates: GalleryGroup = Object.assign({}, ...Object.values(galleryGroups))
