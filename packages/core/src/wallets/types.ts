/** Where a wallet can be got. A link nobody could verify is left out, never guessed. */
export type DownloadLinks = {
  android?: string
  ios?: string
  /** One page that serves both phones. */
  mobile?: string
  /** A page meant to be opened by scanning a code. */
  qrCode?: string
  chrome?: string
  edge?: string
  firefox?: string
  opera?: string
  browserExtension?: string
}

/** What a visitor does to get and use a wallet, in order. */
export type InstructionStep = {
  step: 'install' | 'create' | 'scan' | 'refresh'
  title: string
  description: string
}

/**
 * Links that open a wallet with a connection, per platform. `{uri}` stands for the encoded
 * WalletConnect URI.
 */
export type ConnectLinks = {
  ios?: string
  android?: string
  /** An https link that works on both and leads on when the app is missing. */
  universal?: string
  /** A link for a code scanned by the wallet's own scanner; absent: the plain URI. */
  qrCode?: string
}

/** How a connection to a wallet can be opened. Its code is fetched when it is chosen. */
export type WalletChannel = 'injected' | 'walletConnect' | 'coinbase' | 'safe'

/** A wallet as data: what a team writes to offer one. */
export type Wallet = {
  id: string
  name: string
  /** For narrow places; absent: the name. */
  shortName?: string
  /** EIP-6963 reverse domain names under which this wallet announces itself. */
  rdns?: readonly string[]
  /** Data URI, or a function that loads one; absent: a monogram on `iconBackground`. */
  icon?: string | (() => Promise<string>)
  /** #rgb or #rrggbb; absent: the theme's accent. */
  iconAccent?: string
  iconBackground?: string
  /** Preferred channel first. */
  channels: readonly WalletChannel[]
  /**
   * When the entry is offered. `installed`: only where it is really there (a browser's built-in
   * wallet). `alone`: only while no named wallet is installed (the generic browser wallet).
   */
  offered?: 'always' | 'installed' | 'alone'
  /** How its provider is recognised when it does not announce itself. */
  detection?: InjectedDetection
  /** Supports connecting and signing in with one approval (ERC-7846 `wallet_connect`). */
  connectsWithSignIn?: boolean
  links?: ConnectLinks
  downloads?: DownloadLinks
  instructions?: {
    /** What language they are written in; default: English. Others are shown the usual steps. */
    language?: string
    mobile?: readonly InstructionStep[]
    extension?: readonly InstructionStep[]
  }
}

/** Flags that a wallet's injected provider carries, and foreign ones that betray an impostor. */
export type InjectedDetection = {
  /** Paths below `window` where the wallet puts a provider of its own, e.g. `phantom.ethereum`. */
  paths?: readonly string[]
  /** Every one of these must be true on the provider. */
  flags?: readonly string[]
  /** None of these may be true on the provider. */
  foreignFlags?: readonly string[]
}
