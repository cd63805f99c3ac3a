import { SimpleStateManager } from '@ethereumjs/statemanager'
import { Account, type Address, bytesToHex, hexToBytes, unpadBytes } from '@ethereumjs/util'
import { type Address as AddressText, getAddress, type Hex } from 'viem'
import type { StateReader } from './createStateReader.ts'

/** The EVM's state: what it has written over what is read of the block, when it is first touched. */
export class LazyState extends SimpleStateManager {
  /** What went wrong with reading: code must not be able to catch it. */
  failure: unknown
  readonly #reader: StateReader

  constructor(reader: StateReader) {
    super()
    this.#reader = reader
  }

  override async getAccount(address: Address): Promise<Account | undefined> {
    if (this.topAccountStack().has(address.toString())) return super.getAccount(address)
    const found = await this.#read(() => this.#reader.account(textOf(address)))
    const account =
      found &&
      new Account(
        found.nonce,
        found.balance,
        hexToBytes(found.storageHash),
        hexToBytes(found.codeHash),
      )
    this.topAccountStack().set(address.toString(), account ?? undefined)
    return account ?? undefined
  }

  override async getCode(address: Address): Promise<Uint8Array> {
    if (this.topCodeStack().has(address.toString())) return super.getCode(address)
    const code = hexToBytes(await this.#read(() => this.#reader.code(textOf(address))))
    this.topCodeStack().set(address.toString(), code)
    return code
  }

  override async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    const place = `${address.toString()}_${bytesToHex(key)}`
    if (this.topStorageStack().has(place)) return super.getStorage(address, key)
    const slot: Hex = bytesToHex(key)
    const word = await this.#read(() => this.#reader.slot(textOf(address), slot))
    const value = unpadBytes(hexToBytes(word))
    // Zero is kept as nothing, as the EVM itself writes it.
    const kept = value.length === 1 && value[0] === 0 ? new Uint8Array() : value
    this.topStorageStack().set(place, kept)
    return kept
  }

  async #read<Value>(read: () => Promise<Value>): Promise<Value> {
    try {
      return await read()
    } catch (error) {
      this.failure ??= error
      throw error
    }
  }
}

const textOf = (address: Address): AddressText => getAddress(address.toString())
