import {
  type Address,
  decodeAbiParameters,
  type Hex,
  hashTypedData,
  isAddress,
  type TypedDataDefinition,
} from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { MNEMONIC } from './accounts.ts'
import type { Call, Fees } from './asks.ts'

/**
 * Everything that needs cryptography. Loaded by dynamic import when first needed: a page that only
 * lists wallets pays nothing for it.
 */
export type Signer = {
  signMessage(account: number, message: Hex): Promise<Hex>
  signTypedData(account: number, typedData: TypedDataDefinition): Promise<Hex>
  signTransaction(account: number, transaction: SignableTransaction): Promise<Hex>
  /** Throws when the data does not fit its types. */
  hashTypedData(typedData: TypedDataDefinition): Hex
  /** False when mixed case spells a wrong checksum: a mistyped address. */
  isChecksummed(address: Address): boolean
  decodeText(data: Hex): string
}

export type SignableTransaction = Omit<Call, 'token'> & {
  chainId: number
  nonce: number
  gas: Hex
  fees: Fees
}

export function createSigner(): Signer {
  const accounts = new Map<number, HDAccount>()
  const account = (addressIndex: number) => {
    const known = accounts.get(addressIndex) ?? mnemonicToAccount(MNEMONIC, { addressIndex })
    accounts.set(addressIndex, known)
    return known
  }

  return {
    signMessage: (index, message) => account(index).signMessage({ message: { raw: message } }),
    signTypedData: (index, typedData) => account(index).signTypedData(typedData),
    signTransaction(index, { chainId, nonce, to, value, data, gas, fees }) {
      const common = { chainId, nonce, to, value: BigInt(value), data, gas: BigInt(gas) }
      if (fees.type === 'legacy') {
        const { type, gasPrice } = fees
        return account(index).signTransaction({ ...common, type, gasPrice: BigInt(gasPrice) })
      }
      return account(index).signTransaction({
        ...common,
        type: fees.type,
        maxFeePerGas: BigInt(fees.maxFeePerGas),
        maxPriorityFeePerGas: BigInt(fees.maxPriorityFeePerGas),
      })
    },
    hashTypedData: (typedData) => hashTypedData(typedData),
    isChecksummed: (address) => isAddress(address),
    decodeText: (data) => decodeAbiParameters([{ type: 'string' }], data)[0],
  }
}
