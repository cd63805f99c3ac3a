import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  isAddressEqual,
  parseEther,
} from 'viem'
import { mintToken } from '../../calls/mintToken.ts'
import { sendToken } from '../../calls/sendToken.ts'
import { issuer, owners, strangers, vendors } from '../../cast.ts'
import { encodeToken } from '../../contracts/encodeToken.ts'
import { moment } from '../../moment.ts'
import { storySafes } from '../../storySafes.ts'
import { storyTokens } from '../../storyTokens.ts'
import type { Deed } from '../../types.ts'
import { bills } from './bills.ts'

const { address: treasury } = storySafes.treasury
const { usdc, usdcLookalike } = storyTokens[31337]
const { lookAlike, meddler, airdropper } = strangers

/** What the treasury paid to Harbour Press, and when. */
function payments(): { at: number; amount: string }[] {
  return bills().flatMap((deed) => {
    if (deed.kind !== 'execute' || deed.call.to !== usdc.address) return []
    const { args } = decodeFunctionData({ abi: erc20Abi, data: deed.call.data })
    const [to, units] = args as readonly [`0x${string}`, bigint] // all are transfers
    if (!isAddressEqual(to, vendors.harbour.address)) return []
    return [{ at: deed.at, amount: formatUnits(units, usdc.decimals) }]
  })
}

/**
 * Right after a payment, something from or to an address that looks like the recipient's, so that
 * somebody may copy it from the list next time.
 */
function poisoning(): Deed[] {
  const nothing = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    // Nobody has to allow taking nothing, and the token still tells of it.
    args: [treasury, lookAlike.address, 0n],
  })
  const recent = payments().slice(-8)
  return [
    {
      kind: 'send',
      by: issuer,
      at: moment('2026-06-30T08:00:00'),
      ...mintToken(usdc, lookAlike.address, '0.04'),
    },
    {
      kind: 'send',
      by: issuer,
      at: moment('2026-06-30T08:00:12'),
      ...mintToken(usdcLookalike, lookAlike.address, '90000'),
    },
    ...recent.map(({ at, amount }, index): Deed => {
      const soon = { kind: 'send', by: lookAlike, at: at + 41 + index } as const
      const trick = index % 4
      if (trick === 0) return { ...soon, ...sendToken(usdcLookalike, treasury, amount) }
      // The same digits, a million times less.
      if (trick === 2) return { ...soon, ...sendToken(usdc, treasury, dust(amount)) }
      return { ...soon, to: usdc.address, data: nothing }
    }),
  ]
}

const dust = (amount: string) => `0.00${amount.replace('.', '').slice(0, 4)}`

/** Tokens that nobody asked for. */
function airdrops(): Deed[] {
  const drop = (time: string, name: string, symbol: string, amount: string): Deed => {
    const held = [treasury, owners.ada.address, owners.ben.address].map((address) => {
      return { address, amount }
    })
    const about = { name, symbol, decimals: 18, issuer: airdropper.address }
    return { kind: 'send', by: airdropper, at: moment(time), data: encodeToken(about, held) }
  }
  return [
    drop('2026-04-29T03:12:08', 'Claim at orchard-bonus.example', 'BONUS', '8888'),
    drop('2026-07-11T02:47:33', 'Orchard Gov v2', 'ORCH2', '42000.5'),
    drop('2026-09-20T04:01:57', '$1,500 at safe-claim.example', 'VOUCHER', '1500'),
  ]
}

/** What strangers did to the treasury and to Ada. */
export function attacks(): Deed[] {
  return [
    ...poisoning(),
    ...airdrops(),
    {
      kind: 'send',
      by: issuer,
      at: moment('2026-05-28T05:30:00'),
      ...mintToken(usdcLookalike, meddler.address, '62500'),
    },
    {
      kind: 'send',
      by: meddler,
      at: moment('2026-05-28T05:31:41'),
      ...sendToken(usdcLookalike, treasury, '12500'),
    },
    { kind: 'create', by: meddler, at: moment('2026-08-22T01:14:09'), safe: storySafes.bait },
    {
      kind: 'send',
      by: meddler,
      at: moment('2026-08-22T01:16:50'),
      ...sendToken(usdcLookalike, storySafes.bait.address, '50000'),
    },
    {
      kind: 'send',
      by: meddler,
      at: moment('2026-08-22T01:18:20'),
      to: storySafes.bait.address,
      value: parseEther('0.003'),
    },
  ]
}
