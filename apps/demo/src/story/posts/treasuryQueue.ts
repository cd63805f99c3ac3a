import type { Call } from '@countersign/safe'
import { batchCalls } from '../calls/batchCalls.ts'
import { changeSettings } from '../calls/changeSettings.ts'
import { sendCoin } from '../calls/sendCoin.ts'
import { sendToken } from '../calls/sendToken.ts'
import { signOnChain } from '../calls/signOnChain.ts'
import { grantees, owners, staff, strangers, vendors } from '../cast.ts'
import { countExecutions } from '../countExecutions.ts'
import { storySafes } from '../storySafes.ts'
import { storyTokens } from '../storyTokens.ts'
import type { Proposal } from './types.ts'

const { treasury: safe } = storySafes
const { usdc, orchard } = storyTokens[31337]
const { ada, ben, chioma, dario, elodie } = owners

/** A call of the Safe to itself that does nothing but use up the nonce. */
const rejection: Call = { to: safe.address, value: 0n, data: '0x', operation: 0 }

/** What waits in the treasury's queue: some of it ready, some for Ada, some not to be trusted. */
export function treasuryQueue(): Proposal[] {
  const next = countExecutions(safe)
  const meadow = (amount: string) => sendToken(orchard, grantees.meadow.address, amount)
  return [
    {
      safe,
      nonce: next,
      call: sendToken(usdc, vendors.harbour.address, '12480.35'),
      signers: [ben, chioma, dario],
      note: 'Autumn catalogue, invoice 2026-318',
    },
    {
      safe,
      nonce: next,
      call: rejection,
      signers: [elodie],
      note: 'The catalogue has not arrived yet',
    },
    {
      safe,
      nonce: next + 1,
      call: batchCalls(safe, [
        sendToken(usdc, grantees.tidewater.address, '1850.5'),
        sendToken(orchard, grantees.seeds.address, '920.25'),
        sendCoin(grantees.meadow.address, '0.625'),
      ]),
      signers: [ben, dario],
      note: 'Grants for November',
    },
    {
      safe,
      nonce: next + 2,
      call: changeSettings(safe, {
        functionName: 'addOwnerWithThreshold',
        args: [staff.noor.address, 3n],
      }),
      signers: [chioma],
      note: 'Noor joins the board',
    },
    { safe, nonce: next + 3, call: meadow('900'), signers: [ada, ben], note: 'Soil survey' },
    {
      safe,
      nonce: next + 3,
      call: meadow('1900'),
      signers: [chioma],
      note: 'Soil survey, with the second field',
    },
    {
      safe,
      nonce: next + 4,
      call: sendCoin(vendors.paperboat.address, '0.7541'),
      signers: [ada],
      note: 'Posters for the harvest fair',
    },
    {
      safe,
      nonce: next + 5,
      call: signOnChain('The Orchard treasury supports the river fund.'),
      signers: [ben, chioma, dario, elodie],
      note: 'River fund, signed on the chain',
    },
    ...unasked(next),
  ]
}

/** Proposals that nobody signed. Both would cost the treasury everything. */
function unasked(next: number): Proposal[] {
  const { lookAlike, meddler } = strangers
  return [
    {
      safe,
      nonce: next,
      call: changeSettings(safe, { functionName: 'enableModule', args: [meddler.address] }),
      signers: [],
      sender: meddler.address,
      note: 'Safe security update, please confirm today',
    },
    {
      safe,
      nonce: next + 1,
      call: sendToken(usdc, lookAlike.address, '250000'),
      signers: [],
      sender: ben.address,
      note: 'Harbour Press, yearly contract',
    },
  ]
}
