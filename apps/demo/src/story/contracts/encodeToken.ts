import { type Address, encodeDeployData, type Hex, parseUnits } from 'viem'
import { readCompiled } from '../../world/readCompiled.ts'

type TokenDescription = { name: string; symbol: string; decimals: number; issuer: Address }

/** The code that makes a token whose first holders have so many whole units of it. */
export function encodeToken(
  { name, symbol, decimals, issuer }: TokenDescription,
  held: readonly { address: Address; amount: string }[],
): Hex {
  const { abi, bytecode } = readCompiled('DemoToken')
  const addresses = held.map(({ address }) => address)
  const units = held.map(({ amount }) => parseUnits(amount, decimals))
  return encodeDeployData({
    abi,
    bytecode,
    args: [name, symbol, decimals, issuer, addresses, units],
  })
}
