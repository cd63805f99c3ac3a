import type { Handler } from 'hono'
import type { AppEnv } from '../../../http/appEnv.ts'
import type { Ground } from '../ground.ts'
import { GatewayFault } from '../http/gatewayFault.ts'
import { parseAddress } from '../http/parseAddress.ts'

/** For the node, the collectible's file and the picture together. */
const DEADLINE_MS = 8_000

/** The picture of a collectible, so that no browser has to ask strangers for it. */
export function pictureRoute(ground: Ground): Handler<AppEnv> {
  return async (c) => {
    const chainId = c.req.param('chainId') ?? ''
    const id = c.req.param('id') ?? ''
    const chain = /^[1-9]\d{0,15}$/.test(chainId) ? ground.chains.get(Number(chainId)) : undefined
    if (!chain || !/^\d{1,78}$/.test(id) || BigInt(id) >> 256n !== 0n) {
      throw new GatewayFault(404, 'Not Found')
    }
    const token = parseAddress(c.req.param('token') ?? '')
    const seal = c.req.query('seen') ?? ''
    if (!ground.pictures.holds({ chainId: chain.id, token, id }, seal)) {
      throw new GatewayFault(404, 'There is no such picture')
    }
    const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(DEADLINE_MS)])
    const picture = await ground.collectibles
      .picture(chain, { token, id }, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
        return undefined
      })
    if (!picture) throw new GatewayFault(404, 'There is no such picture')
    return c.body(new Uint8Array(picture.bytes), 200, {
      'Content-Type': picture.type,
      // Only ever inside a page: on its own, a picture could be a page with scripts.
      'Content-Disposition': 'attachment',
      'Cache-Control': 'public, max-age=3600',
    })
  }
}
