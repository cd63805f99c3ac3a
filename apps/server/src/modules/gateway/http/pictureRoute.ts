import type { Handler } from 'hono'
import type { AppEnv } from '../../../http/appEnv.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { parseAddress } from '../query/parseAddress.ts'
import { GatewayFault } from './gatewayFault.ts'

/** For the node, the collectible's file and the picture together. */
const DEADLINE_MS = 8_000

/** The picture of a collectible, so that no browser has to ask strangers for it. */
export function pictureRoute(
  context: Pick<GatewayContext, 'chains' | 'pictures' | 'collectibles'>,
  /** A signal that ends after so many milliseconds. */
  timeout: (ms: number) => AbortSignal = AbortSignal.timeout,
): Handler<AppEnv> {
  return async (c) => {
    const chainId = c.req.param('chainId') ?? ''
    const id = c.req.param('id') ?? ''
    const chain = /^[1-9]\d{0,15}$/.test(chainId) ? context.chains.get(Number(chainId)) : undefined
    if (!chain || !/^\d{1,78}$/.test(id) || BigInt(id) >> 256n !== 0n) {
      throw new GatewayFault(404, 'Not Found')
    }
    const token = parseAddress(c.req.param('token') ?? '')
    const seal = c.req.query('seen') ?? ''
    if (!context.pictures.holds({ chainId: chain.id, token, id }, seal)) {
      throw new GatewayFault(404, 'There is no such picture')
    }
    const signal = AbortSignal.any([c.req.raw.signal, timeout(DEADLINE_MS)])
    const picture = await context.collectibles
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
