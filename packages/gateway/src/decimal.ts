/** An exact decimal number: `units` times ten to the power of `-places`. */
export type Decimal = { units: bigint; places: number }

/**
 * @param text decimal text as the gateway's contract has it: perhaps with a sign, a point, an exponent
 * @throws RangeError for anything else
 */
export function parseDecimal(text: string): Decimal {
  const match = /^(-?\d{1,80})(?:\.(\d{1,80}))?(?:e([+-]?\d{1,3}))?$/i.exec(text)
  if (!match) throw new RangeError(`Not a decimal number: ${text.slice(0, 40)}`)
  const [, whole = '', fraction = '', exponent = '0'] = match
  const units = BigInt(whole + fraction)
  const places = fraction.length - Number(exponent)
  return places < 0 ? { units: units * 10n ** BigInt(-places), places: 0 } : { units, places }
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places }
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  return { units: scaled(a, places) + scaled(b, places), places }
}

/** -1, 0 or 1, as sorting wants it. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places)
  const difference = scaled(a, places) - scaled(b, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** As text, cut off after so many places. */
export function formatDecimal({ units, places }: Decimal, most = 8): string {
  const isNegative = units < 0n
  const digits = String(isNegative ? -units : units).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits
    .slice(digits.length - places)
    .slice(0, most)
    .replace(/0+$/, '')
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return isNegative && /[1-9]/.test(text) ? `-${text}` : text
}

function scaled({ units, places }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - places)
}
