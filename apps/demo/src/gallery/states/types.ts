import type { Wallet, WalletChannel } from '@countersign/core'
import type { AttemptEvent, ScriptedWalletParameters } from '@countersign/core/testing'
import type { ConnectButtonProps, Messages } from '@countersign/kit'

type WithoutNumber<event> = event extends unknown ? Omit<event, 'number'> : never

/** What an attempt to connect has been told so far. */
export type AttemptStep = WithoutNumber<AttemptEvent>

/** Something a visitor does to get there. Texts are message keys or names, never translated. */
export type VisitorStep =
  | { press: keyof Messages | (string & {}); wallet?: string }
  | { type: string; into: keyof Messages }

export type GalleryTransaction = {
  description: string
  status: 'pending' | 'confirmed' | 'failed'
}

/** How the sign-in's server answers. */
export type ServerAnswers = {
  /** `elsewhere`: only for another network than the wallet's. */
  nonce?: 'given' | 'elsewhere' | 'never' | 'refused'
  verify?: 'accepted' | 'never' | 'refused' | 'broken'
  /** Signed in before. */
  session?: boolean
}

/** One state, as data: what is there, what has happened, what the visitor does, what is open. */
export type GalleryState = {
  title: string
  dialog?: 'connect' | 'account' | 'network' | 'verify'
  /** Wallets that announce themselves. */
  announced?: readonly ScriptedWalletParameters[]
  /** Offered besides the popular ones. */
  offered?: readonly Wallet[]
  /** The rdns of an announced wallet that is connected before anything shows. */
  connected?: string
  /** Inside a Safe that belongs to two owners. */
  inSafe?: boolean
  /** A last connection that is being restored for ever. */
  restoring?: string
  /** Ids of wallets connected last. */
  recent?: readonly string[]
  projectId?: null
  /** Offers the long list from the start. */
  catalog?: boolean
  /** `unusual`: among them one that has no icon, and test networks. */
  chains?: 'few' | 'many' | 'unusual'
  /** The chain that wallets are brought to. */
  initialChain?: number
  /** Milliseconds that a wallet is waited for; absent: longer than anybody looks. */
  patience?: number
  /** What has been told already, where nobody is there to tell it: no relay, no window. */
  attempt?: { walletId: string; channel?: WalletChannel; steps: readonly AttemptStep[] }
  identity?: { name: string; avatar?: string }
  /** In wei; `never` and `refused` are what the node says instead. */
  balance?: bigint | 'never' | 'refused'
  transactions?: readonly GalleryTransaction[]
  server?: ServerAnswers
  /** What the browser says it is. */
  userAgent?: string
  offline?: boolean
  /** Instead of the button as it comes. */
  buttons?: readonly ConnectButtonProps[]
  walletButtons?: readonly string[]
  steps?: readonly VisitorStep[]
  /** There once the state is reached; for what happens after the last step. */
  until?: string
}

export type GalleryGroup = Readonly<Record<string, GalleryState>>
