import { concat, encodeDeployData, getCreate2Address, zeroHash } from 'viem'
import { readCompiled } from '../../world/readCompiled.ts'
import { factories } from '../../world/setUp/factories.ts'
import { owners } from '../cast.ts'
import { storySafes } from '../storySafes.ts'

const { abi, bytecode } = readCompiled('DemoEdition')
const { address: treasury } = storySafes.treasury

/** Which kinds there are, and who has how many: beans (1) and poppies (2). */
const held = [
  { holder: treasury, id: 1n, amount: 40n },
  { holder: treasury, id: 2n, amount: 12n },
  { holder: owners.ada.address, id: 1n, amount: 5n },
]

const code = encodeDeployData({
  abi,
  bytecode,
  args: [
    held.map(({ holder }) => holder),
    held.map(({ id }) => id),
    held.map(({ amount }) => amount),
  ],
})

/** Collectibles of which there are several (ERC-1155). Gateways do not list them. */
export const seedPackets = {
  address: getCreate2Address({ from: factories.safe, salt: zeroHash, bytecode: code }),
  /** Anybody may send this. */
  creation: { to: factories.safe, data: concat([zeroHash, code]) },
} as const
