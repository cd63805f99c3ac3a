import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Address, Hex } from 'viem'
import type { AppEnv } from '../../../http/appEnv.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { type Mined, readMined } from '../chain/readMined.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { fallBack } from '../errors/fallBack.ts'
import { multisigId } from '../mapping/transactionId.ts'
import { parseAddress } from '../query/parseAddress.ts'
import { parseHash } from '../query/parseHash.ts'
import { listExecutedIn } from '../store/executedIn.ts'
import { GatewayFault } from './gatewayFault.ts'

type Executed = { safe: Address; safeTxHash: Hex }

/**
 * Where links of a chain lead that has no explorer: an address and a token to its page in the app, a
 * transaction to what a node says of it. Official clients want a link for all of them.
 */
export function explorerRoutes(context: Pick<GatewayContext, 'chains' | 'database'>): Hono<AppEnv> {
  const chainOf = (id: string): GatewayChain => {
    const chain = /^[1-9]\d{0,15}$/.test(id) ? context.chains.get(Number(id)) : undefined
    if (!chain) throw new GatewayFault(404, 'Not Found')
    return chain
  }
  return new Hono<AppEnv>()
    .get('/explorer/:chainId/address/:address', (c) => {
      const { config } = chainOf(c.req.param('chainId'))
      return c.redirect(`/${config.shortName}:${parseAddress(c.req.param('address'))}`)
    })
    .get('/explorer/:chainId/tx/:hash', async (c) => {
      const chain = chainOf(c.req.param('chainId'))
      const hash = parseHash(c.req.param('hash'))
      const finding = context.database.run((db) => listExecutedIn(db, chain.id, hash))
      const [mined, executed] = await Promise.all([
        readMined(chain, hash),
        fallBack(finding, ['database'], []),
      ])
      return c.html(drawTransaction(chain, hash, mined, executed), mined ? 200 : 404)
    })
    .all('/explorer/*', () => {
      throw new GatewayFault(404, 'Not Found')
    })
}

/** No scripts and no styles: it is for a look, and everything of worth stands in the app. */
function drawTransaction(
  { config }: GatewayChain,
  hash: Hex,
  mined: Mined | null,
  executed: readonly Executed[],
) {
  const account = (address: Address) =>
    html`<a href="/${config.shortName}:${address}">${address}</a>`
  const { symbol, decimals } = config.nativeCurrency
  const facts = mined && [
    ['From', account(mined.from)],
    ['To', mined.to ? account(mined.to) : 'A new contract'],
    ['Gas used', String(mined.gasUsed)],
    ['Fee', `${mined.fee} of the smallest unit (10^-${decimals} ${symbol})`],
    ['Data', mined.data === '0x' ? 'None' : mined.data.slice(0, 2_000)],
  ]
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Transaction ${hash.slice(0, 10)}</title>
      <h1>Transaction</h1>
      <p>${hash} on ${config.name}</p>
      ${
        facts
          ? html`<dl>
              ${facts.map(([name, value]) => html`<dt>${name}</dt> <dd>${value}</dd>`)}
            </dl>`
          : html`<p>No node knows this transaction at the moment.</p>`
      }
      <ul>
        ${executed.map(
          ({ safe, safeTxHash }) =>
            html`<li>
              <a href="/${config.shortName}:${safe}/tx/${multisigId(safe, safeTxHash)}">
                What the Safe ${safe} executed in it
              </a>
            </li>`,
        )}
      </ul>
    </html>`
}
