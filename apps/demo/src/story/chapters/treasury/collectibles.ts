import { encodeFunctionData, erc721Abi, parseAbi } from 'viem'
import { worldContracts } from '../../../world/contracts.ts'
import { grantees, issuer } from '../../cast.ts'
import { seedPackets } from '../../contracts/seedPackets.ts'
import { moment } from '../../moment.ts'
import { storySafes } from '../../storySafes.ts'
import type { Deed } from '../../types.ts'
import { asTreasury } from './asTreasury.ts'

const { address: treasury } = storySafes.treasury
const { collectible } = worldContracts[31337]

const data = encodeFunctionData({
  abi: parseAbi(['function mint(address to)']),
  args: [treasury],
})

/** The world has made five leaves before. */
const given = 7n

/** Four leaves come in, one goes on to the school; then seed packets, for whoever has a garden. */
export function collectibles(): Deed[] {
  const times = [
    '2026-02-06T14:20:11',
    '2026-05-08T10:08:35',
    '2026-05-08T10:09:59',
    '2026-09-10T16:36:02',
  ]
  const gift = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'safeTransferFrom',
    args: [treasury, grantees.tidewater.address, given],
  })
  return [
    ...times.map((time): Deed => {
      return { kind: 'send', by: issuer, at: moment(time), to: collectible, data }
    }),
    asTreasury(moment('2026-06-18T11:52:47'), {
      to: collectible,
      value: 0n,
      data: gift,
      operation: 0,
    }),
    { kind: 'send', by: issuer, at: moment('2026-03-20T09:30:24'), ...seedPackets.creation },
  ]
}
