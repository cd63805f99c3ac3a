/** An exact decimal number: `units` times ten to the power of `-places`. */
export type Decimal = { units: bigint; places: number }

/** @param text digits, perhaps with a point between them */
export function parseDecimal(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), places: fraction.length }
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places }
}

export function add(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  return { units: scaled(a, places) + scaled(b, places), places }
}

/** -1, 0 or 1, as sorting wants it. */
export function compare(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places)
  const difference = scaled(a, places) - scaled(b, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** As text, cut off after so many places. */
export function formatDecimal({ units, places }: Decimal, most = 8): string {
  const digits = units.toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits
    .slice(digits.length - places)
    .slice(0, most)
    .replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function scaled({ units, places }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - places)
}
