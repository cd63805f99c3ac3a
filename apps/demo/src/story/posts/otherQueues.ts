import { sendCoin } from '../calls/sendCoin.ts'
import { sendToken } from '../calls/sendToken.ts'
import { grantees, owners, staff, vendors } from '../cast.ts'
import { countExecutions } from '../countExecutions.ts'
import { storySafes } from '../storySafes.ts'
import { storyTokens } from '../storyTokens.ts'
import type { Proposal } from './types.ts'

const { grants, studio, committee, founders, field } = storySafes
const { ben, chioma, dario } = owners

/** What waits in the queues of the other Safes. */
export function otherQueues(): Proposal[] {
  const nextOfField = countExecutions(field)
  return [
    {
      safe: grants,
      nonce: countExecutions(grants),
      call: sendToken(storyTokens[31337].orchard, grantees.seeds.address, '512.75'),
      signers: [chioma],
      note: 'Winter seeds',
    },
    {
      safe: studio,
      nonce: countExecutions(studio),
      call: sendCoin(vendors.harbour.address, '0.933'),
      signers: [{ safe: committee, signers: [ben, chioma] }],
      note: 'Paper for the second edition',
    },
    {
      safe: founders,
      nonce: countExecutions(founders),
      call: sendCoin(vendors.lumen.address, '0.6'),
      signers: [ben],
      note: 'Insurance of the old workshop',
    },
    {
      safe: field,
      nonce: nextOfField,
      call: sendCoin(staff.noor.address, '2.718'),
      signers: [ben, dario],
      note: 'Travel to the northern plots',
    },
    {
      safe: field,
      nonce: nextOfField + 1,
      call: sendToken(storyTokens[31338].usdc, vendors.northlight.address, '129.5'),
      signers: [dario],
      note: 'Weather station',
    },
  ]
}
