import type { Address } from 'viem'
import { type Draw, drawAddress } from '../circumstances/draw.ts'
import { plausiblePrice } from '../circumstances/plausiblePrice.ts'
import { varyCircumstances } from '../circumstances/varyCircumstances.ts'
import type { Circumstances } from '../stage.ts'
import type { Header, Request } from '../types.ts'
import type { Plan } from './plan.ts'
import { planAccount } from './planAccount.ts'
import { planSafe, type SafeScript, type Sending } from './planSafe.ts'
import { readHeader } from './readHeader.ts'
import type { Script } from './readScript.ts'
import { readHeld, readSetting, type Setting } from './readSetting.ts'
import { withSameRefund } from './withSameRefund.ts'

/** A coin: for whoever is not known to hold another amount. */
const FUNDS = 10n ** 18n
/** What a wallet adds to the gas that it was told is needed, and an account that is made on the way. */
const SPARE_GAS = 100_000n

/** Where it is played, and what. */
export type SetUp = {
  block: Header
  plan: Plan
  /** The same, sent by somebody else, at another price, later. */
  vary: () => Plan
  /** What the pretended sender really holds, once it is known. */
  held: Promise<bigint | null>
}

export type SetUpOptions = {
  height: bigint | undefined
  setting: Setting | undefined
  /** At least, if it was played at that price before. */
  gasPrice: bigint | undefined
  draw: Draw
}

export async function setUp(
  request: Request,
  script: Script,
  { height, setting, gasPrice, draw }: SetUpOptions,
): Promise<SetUp> {
  const priceAt = ({ baseFee }: Header) => {
    const plausible = plausiblePrice(baseFee)
    return gasPrice !== undefined && gasPrice > plausible ? gasPrice : plausible
  }
  if (script.kind === 'safe') {
    const { safe, executor } = script
    const place = setting ?? (await readSetting(request, { safe: safe.address, executor, height }))
    return setUpSafe(request, script, { place, gasPrice: priceAt(place.block), draw })
  }
  const block = await readHeader(request, height)
  const origin = script.account
  const held = readHeld(request, origin, block)
  const circumstances = circumstancesOf(origin, priceAt(block), await held)
  return {
    block,
    plan: planAccount(script, circumstances),
    vary() {
      // Many contracts let nobody call them but who has signed for it: that stays as it is.
      const varied = varyCircumstances(circumstances, { header: block, senders: [], draw })
      // It gives of what it holds: with less it could not, some minutes later or not.
      const { funds } = circumstances
      return { ...planAccount(script, { ...varied, funds }), spare: SPARE_GAS }
    },
    held,
  }
}

function setUpSafe(
  request: Request,
  script: SafeScript,
  { place, gasPrice, draw }: { place: Setting; gasPrice: bigint; draw: Draw },
): SetUp {
  const { block, state, sender } = place
  const stranger = drawAddress(draw)
  // Where nobody is known to send it, an owner does.
  const origin = sender ?? state.owners[0] ?? stranger
  const circumstances = circumstancesOf(origin, gasPrice, place.held)
  return {
    block,
    plan: planSafe(place, script, { circumstances, stranger }),
    vary: () => ({
      ...planSafe(place, ...varySending(script, { place, circumstances, draw })),
      // A Safe wants to have what it is to give before it gives it.
      spare: SPARE_GAS + (mostGas(script) * 64n) / 63n,
    }),
    held: place.held === null ? readHeld(request, origin, block) : Promise.resolve(place.held),
  }
}

/** What one of all that is executed wants to have. */
const mostGas = ({ transaction, before = [] }: SafeScript): bigint =>
  [...before, transaction].reduce(
    (most, { safeTxGas }) => (safeTxGas > most ? safeTxGas : most),
    0n,
  )

/** What is not signed yet is given terms that pay back the same; what is has to stay as it is. */
function varySending(
  script: SafeScript,
  { place, circumstances, draw }: { place: Setting; circumstances: Circumstances; draw: Draw },
): [SafeScript, Sending] {
  const { block: header, state } = place
  const { transaction, safe, signatures } = script
  const stranger = drawAddress(draw)
  if (!signatures) {
    const same = withSameRefund(transaction, safe.version, circumstances)
    const before = script.before?.map((each) => withSameRefund(each, safe.version, circumstances))
    const varied = varyCircumstances(circumstances, { header, senders: state.owners, draw })
    return [
      { ...script, transaction: same, ...(before && { before }) },
      { circumstances: varied, stranger },
    ]
  }
  const varied = varyCircumstances(circumstances, { header, senders: [], draw })
  const isReached = transaction.gasPrice > circumstances.gasPrice
  const paid = isReached ? atPrice(varied, circumstances.gasPrice) : varied
  return [script, { circumstances: paid, stranger }]
}

const atPrice = (varied: Circumstances, gasPrice: bigint): Circumstances => ({
  ...varied,
  gasPrice,
  block: varied.block && { ...varied.block, baseFee: gasPrice - gasPrice / 8n },
})

const circumstancesOf = (
  origin: Address,
  gasPrice: bigint,
  held: bigint | null,
): Circumstances => ({ origin, gasPrice, funds: held ?? FUNDS, block: null })
