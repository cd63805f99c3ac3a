import { addDecimals, formatDecimal, multiplyDecimals } from '@countersign/gateway'
import type { getOverviews as endpoint } from '@countersign/gateway/wallet'
import type { Address } from 'viem'
import type { CallHandler } from '../calls/call.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { mapLimited } from '../chain/mapLimited.ts'
import { readBalances } from '../domain/readBalances.ts'
import { NotFoundError, RefusedError } from '../errors/errors.ts'
import { toAddressInfo } from '../mapping/toAddressInfo.ts'
import { parseAddress } from '../query/parseAddress.ts'
import { countWaiting } from '../store/waiting.ts'

/** The official wallet asks for ten at once. */
const MOST_ASKED = 50
const NOTHING = { units: 0n, places: 0 }

/** Several Safes in short; those that are none are left out. */
export const getOverviews: CallHandler<typeof endpoint> = async ({ context, query }) => {
  const asked = query.safes.split(',').filter((each) => each !== '')
  if (asked.length > MOST_ASKED) throw new RefusedError(`At most ${MOST_ASKED} Safes at once`)
  const me = query.wallet_address ? parseAddress(query.wallet_address) : undefined
  const choice = { trusted: query.trusted ?? false, excludeSpam: query.exclude_spam ?? true }
  const priceOf = await context.prices.in(query.currency)

  async function describe(chain: GatewayChain, address: Address) {
    const { safe } = await context.safes.readOrRemember(chain, address)
    const key = { chainId: chain.id, safe: address }
    const [{ coins, tokens }, waiting] = await Promise.all([
      readBalances(context, chain, address, choice),
      context.database.run((db) => countWaiting(db, key, safe.nonce, me)),
    ])
    const { decimals } = chain.config.nativeCurrency
    const worth = [
      multiplyDecimals({ units: coins, places: decimals }, priceOf(chain.id, 'native') ?? NOTHING),
      ...tokens.map(({ token, balance }) =>
        multiplyDecimals(
          { units: balance, places: token.decimals },
          priceOf(chain.id, token.address) ?? NOTHING,
        ),
      ),
    ]
    const isOwner = me !== undefined && safe.owners.includes(me)
    return {
      address: toAddressInfo(address),
      chainId: String(chain.id),
      threshold: safe.threshold,
      owners: safe.owners.map((owner) => toAddressInfo(owner)),
      fiatTotal: formatDecimal(worth.reduce((sum, each) => addDecimals(sum, each), NOTHING)),
      queued: waiting.queued,
      awaitingConfirmation: isOwner ? waiting.unconfirmed : null,
    }
  }

  const found = await mapLimited(asked, async (text) => {
    const [id = '', address = ''] = text.split(':')
    const chain = /^[1-9]\d{0,15}$/.test(id) ? context.chains.get(Number(id)) : undefined
    if (!chain) return []
    const describing = describe(chain, parseAddress(address))
    return describing.then(
      (overview) => [overview],
      (error: unknown) => {
        if (error instanceof NotFoundError) return []
        throw error
      },
    )
  })
  return found.flat()
}
