import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  keccak256,
  pad,
  zeroAddress,
} from 'viem'
import { safeActionsAbi } from '../contracts/safeActionsAbi.ts'
import { safeFactoryAbi } from '../contracts/safeFactoryAbi.ts'
import { InvalidFieldError } from '../errors.ts'
import { addressDigits, hexDigits, toHex } from '../internal/abiWords.ts'
import { judgeNewSafe } from './judgeNewSafe.ts'

/** keccak256 of what a factory deploys, by its release: a proxy, still without its singleton. */
const proxyCreationCodes: Readonly<Record<string, string>> = {
  '0x44425997c3cd3b9f0cd37ae80e154b1bfc14d921d252ee5368c53f1ccb5c932b': '1.3.0',
  '0x1856e0ee08399d74e0ea0b03adca210aeade6f748969ac023cdcb4dd62dcaf5f': '1.4.1',
  '0x941b3e88811b2f33b8e26783c7407d2e978404581a21c9f07abf2cad9cb87e12': '1.5.0',
}

export type SafePlan = {
  owners: readonly Address[]
  threshold: number
  singleton: Address
  fallbackHandler: Address
  factory: Address
  /** What the factory answers to `proxyCreationCode()`; counts only if it is the makers' own. */
  creationCode: Hex
  /** Tells Safes of the same owners apart. */
  saltNonce: bigint
}

export type PlannedSafe = {
  /** Where it will stand, on every chain that has the same factory and singleton. */
  address: Address
  /** The call that makes it; anybody may send it. */
  creation: { to: Address; data: Hex }
  /** The release of the factory. */
  release: string
}

/** Where a Safe will stand, worked out here, and the call that puts it there. */
export function planSafe(plan: SafePlan): PlannedSafe {
  const { owners, threshold, singleton, fallbackHandler, factory, saltNonce } = plan
  const creationCode = toHex(hexDigits(plan.creationCode, 'creationCode'))
  for (const owner of owners) addressDigits(owner, 'owners')
  const release = proxyCreationCodes[keccak256(creationCode)]
  if (!release) throw new InvalidFieldError('creationCode', 'that of an official proxy')
  const { refusal } = judgeNewSafe({ owners, threshold })
  if (refusal) {
    const field = refusal.why.startsWith('threshold') ? 'threshold' : 'owners'
    throw new InvalidFieldError(field, `without ${refusal.why}`)
  }
  const initializer = encodeFunctionData({
    abi: safeActionsAbi,
    functionName: 'setup',
    // Runs nobody's code and pays nobody.
    args: [
      owners,
      BigInt(threshold),
      zeroAddress,
      '0x',
      fallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), saltNonce])),
    bytecode: concatHex([creationCode, pad(singleton)]),
  })
  const data = encodeFunctionData({
    abi: safeFactoryAbi,
    functionName: 'createProxyWithNonce',
    args: [singleton, initializer, saltNonce],
  })
  return { address, creation: { to: factory, data }, release }
}
