import { type Address, bytesToHex, isAddressEqual } from 'viem'
import type { Circumstances } from '../stage.ts'
import type { Header } from '../types.ts'
import { type Draw, drawAddress, drawNumber } from './draw.ts'

/** Minutes later: far enough for who waits for a reviewer to be gone, nearer than the deadlines of swaps. */
const SECONDS = [300n, 900n] as const
/** A simulation fills the blocks between with empty ones, and answers all of them: a few. */
const BLOCKS = [2n, 6n] as const
/** A coin or some thousand, in hundredths: enough for any fee, and no amount by which a variation is known. */
const HUNDREDTHS = [100n, 999n] as const
const MAGNITUDES = [0n, 3n] as const
const HUNDREDTH = 10n ** 16n

/**
 * Another sender, at another price, in another block: the same call, as somebody else may send it some
 * minutes later. Nobody can foresee it: what is known could be recognized.
 */
export function varyCircumstances(
  { origin, gasPrice }: Circumstances,
  { header, senders, draw }: { header: Header; senders: readonly Address[]; draw: Draw },
): Circumstances {
  const others = senders.filter((each) => !isAddressEqual(each, origin))
  const other = others[Number(drawNumber(draw, 0n, BigInt(Math.max(others.length - 1, 0))))]
  const paid = gasPrice + gasPrice / drawNumber(draw, 2n, 9n) + drawNumber(draw, 1n, 999n)
  return {
    origin: other ?? (senders.length > 0 ? drawAddress(draw) : origin),
    gasPrice: paid,
    funds:
      drawNumber(draw, ...HUNDREDTHS) * 10n ** drawNumber(draw, ...MAGNITUDES) * HUNDREDTH +
      drawNumber(draw, 0n, HUNDREDTH),
    block: {
      number: header.number + drawNumber(draw, ...BLOCKS),
      time: header.time + drawNumber(draw, ...SECONDS),
      coinbase: drawAddress(draw),
      random: bytesToHex(draw(32)),
      baseFee: header.baseFee === null ? 0n : paid - paid / drawNumber(draw, 6n, 12n),
    },
  }
}
