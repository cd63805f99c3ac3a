import type { Call } from '@countersign/safe'
import { encodeFunctionData, getCreate2Address, parseAbi, zeroHash } from 'viem'
import { worldContracts } from '../../world/contracts.ts'
import { storySafes } from '../storySafes.ts'
import { encodeToken } from './encodeToken.ts'

const { address: issuer } = storySafes.treasury
const decimals = 18

const code = encodeToken({ name: 'Orchard Points', symbol: 'POINTS', decimals, issuer }, [
  { address: issuer, amount: '1000000' },
])

/** Given to volunteers. On no list: it is worth nothing, and nobody says otherwise. */
export const orchardPoints = {
  address: getCreate2Address({ from: issuer, salt: zeroHash, bytecode: code }),
  decimals,
}

/** The treasury makes it itself, which a Safe can do by a delegatecall only. */
export const orchardPointsCreation: Call = {
  to: worldContracts[31337].safe['1.4.1'].createCall,
  value: 0n,
  data: encodeFunctionData({
    abi: parseAbi(['function performCreate2(uint256 value, bytes deploymentData, bytes32 salt)']),
    args: [0n, code, zeroHash],
  }),
  operation: 1,
}
