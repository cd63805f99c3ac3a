import { createHmac, timingSafeEqual } from 'node:crypto'

export type PictureKey = { chainId: number; token: string; id: string }

export type PictureSeal = {
  /** Goes into the address of a collectible's picture where a list names it. */
  of: (key: PictureKey) => string
  /** Whether we have written that. */
  holds: (key: PictureKey, seal: string) => boolean
}

/**
 * Marks the pictures that we have named ourselves: nobody makes this server ask hosts of their choice
 * by making up tokens. Nothing is kept for it, and all servers with one secret agree.
 */
export function createPictureSeal(secret: string): PictureSeal {
  const of = ({ chainId, token, id }: PictureKey) =>
    createHmac('sha256', secret)
      .update(`picture ${chainId} ${token.toLowerCase()} ${id}`)
      .digest('base64url')
      .slice(0, 22)
  return {
    of,
    holds(key, seal) {
      const [given, wanted] = [Buffer.from(seal), Buffer.from(of(key))]
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
