import type { Call } from '@countersign/safe'
import { encodeFunctionData, erc20Abi, erc721Abi, maxUint256 } from 'viem'
import { worldContracts } from '../../world/contracts.ts'
import { approvePermit2 } from '../calls/approvePermit2.ts'
import { approveToken } from '../calls/approveToken.ts'
import { batchCalls } from '../calls/batchCalls.ts'
import { owners, strangers, vendors } from '../cast.ts'
import { seedPackets } from '../contracts/seedPackets.ts'
import { moment } from '../moment.ts'
import { storySafes } from '../storySafes.ts'
import { type StoryToken, storyTokens } from '../storyTokens.ts'
import type { Deed } from '../types.ts'

const { usdc, orchard } = storyTokens[31337]
const { permit2, collectible } = worldContracts[31337]
const { ben, ada, chioma } = owners
const { grants } = storySafes

/** Long after whoever looks at it. */
const until = moment('2041-06-30T12:00:00')

/** Rights that were given and never taken back: by Ben himself, and by the grants circle. */
export function approvals(): Deed[] {
  const own = (time: string, { to, data }: Call): Deed => {
    return { kind: 'send', by: ben, at: moment(time), to, data }
  }
  return [
    own('2026-04-21T08:12:44', withoutLimit(usdc, permit2)),
    own(
      '2026-04-21T08:13:20',
      approvePermit2(usdc, { spender: vendors.paperboat.address, amount: '2500', until }),
    ),
    own('2026-05-13T17:40:09', approveToken(orchard, vendors.quay.address, '40.5')),
    own('2026-06-02T09:02:31', {
      ...nothing,
      to: collectible,
      data: encodeFunctionData({
        abi: erc721Abi,
        functionName: 'approve',
        args: [vendors.harbour.address, 2n],
      }),
    }),
    own('2026-06-02T09:05:52', forAll(collectible, vendors.paperboat.address)),
    own('2026-06-30T19:27:18', forAll(seedPackets.address, vendors.quay.address)),
    // A promise of free tokens asked for this one.
    own('2026-08-29T22:51:03', withoutLimit(usdc, strangers.airdropper.address)),
    {
      kind: 'execute',
      at: moment('2026-08-18T10:21:35'),
      by: chioma,
      safe: grants,
      signers: [ada, chioma],
      call: batchCalls(grants, [
        withoutLimit(orchard, permit2),
        approvePermit2(orchard, { spender: vendors.paperboat.address, amount: '600', until }),
        approveToken(orchard, vendors.northlight.address, '150'),
      ]),
    },
  ]
}

const nothing = { value: 0n, operation: 0 } as const

function withoutLimit(token: StoryToken, spender: Call['to']): Call {
  const args = [spender, maxUint256] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  return { ...nothing, to: token.address, data }
}

function forAll(to: Call['to'], operator: Call['to']): Call {
  const args = [operator, true] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args })
  return { ...nothing, to, data }
}
