import type { ComponentType, ReactNode } from 'react'

export type AvatarProps = {
  address: string
  /** The name service's picture. */
  image?: string | null | undefined
  /** In pixels. */
  size: number
}

/** What an app says about itself where wallets are chosen. */
export type About = {
  /** Below the list of wallets. */
  disclaimer?: ReactNode
  /** Where the terms of use are. */
  terms?: string | undefined
  /** Where newcomers learn more about wallets. */
  learnMore?: string | undefined
}

/** What an app puts in place of the kit's own. */
export type Appearance = {
  avatar?: ComponentType<AvatarProps> | undefined
  /** Pictures of chains, by their id: addresses or data URIs. */
  chainIcons?: Readonly<Record<number, string>> | undefined
  about?: About | undefined
}
