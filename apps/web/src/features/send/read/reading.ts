import type { Values } from '@countersign/kit'
import type { Newcomer, Operation, SafeSettings, SafeUpdate } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { Account } from '../../../shared/account/account.ts'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import type { Token } from '../../../shared/assets/tokens.ts'
import type { LimitModule } from '../../../shared/limits/limit.ts'
import type { Contact } from '../../../shared/local/createMemory.ts'
import type { Called } from '../../../shared/local/useContactName.ts'
import type { AddressOf } from '../../../shared/recipient/readRecipient.ts'
import type { RecipientFault } from '../../../shared/recipient/recipientFault.ts'
import type { English } from '../words.en.ts'

/** What somebody is still being asked for: nothing is wrong yet. */
export type Asked<value> = value | 'asking' | 'failed'

/** What stands behind a contract's address, as far as collectibles go. */
export type CollectibleOnChain =
  | { standard: 'erc721'; owner: Address | null }
  | { standard: 'erc1155'; balance: bigint }

/** What changes of a Safe's settings are read with. */
export type SettingsReading = {
  /** Before the draft; null: this is no Safe. */
  settings: Asked<SafeSettings | null>
  newcomerAt(address: Address): Asked<Newcomer>
  /** Null: this chain has nothing to update with. */
  update(): Asked<SafeUpdate | null>
  /** Null: this chain has no contract for spending limits. */
  limits(): Asked<LimitModule | null>
  /** The visitor's own accounts. */
  own: readonly Address[]
}

/** What the draft is read with. All that needs an answer has been asked before. */
export type Reading = SettingsReading & {
  account: Account
  chains: readonly ChainConfig[]
  locale: string
  contacts: readonly Contact[]
  called: (address: Address) => Called | undefined
  /** What the account holds; null while nobody has said. */
  balances: ReadonlyMap<Address, bigint> | null
  /** The coin, and the tokens that somebody vouches for: what a symbol can mean. */
  tokens: readonly Token[]
  /** Null: there is no token at this address. */
  tokenAt(address: Address): Asked<Token | null>
  addressOf: AddressOf
  collectibleAt(contract: Address, tokenId: bigint): Asked<CollectibleOnChain | null>
}

type FaultWord = Extract<keyof English, `fault.${string}`>

/** Why a field cannot be used, in words of this page. */
export type Fault = {
  word: FaultWord | RecipientFault['word']
  values?: Values
  /** Merely not there yet: said only once it is to be sent. */
  isUnfinished?: boolean
}

export type ReadCall = {
  to: Address
  value: bigint
  data: Hex
  /** At most, as far as one can tell without running it. */
  gas: bigint
  /** Somebody else's code as the Safe's own: only alone, never in a batch. */
  operation?: Operation
}

/** Something that leaves the account. */
export type Flow = { token: Token; amount: bigint; to: Address }

/** What is understood of an item: its calls once it is whole, and what is wrong until then. */
export type ItemRead<Field extends string = string> = {
  id: number
  calls: readonly ReadCall[]
  flows: readonly Flow[]
  faults: Partial<Record<Field, Fault>>
  isAsking: boolean
}
