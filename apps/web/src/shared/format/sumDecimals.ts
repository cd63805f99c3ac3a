import { addDecimals, type Decimal, formatDecimal, parseDecimal } from '@countersign/gateway'

const PLACES = 18

/** Adds decimal numbers given as text, without the errors of floating point. What is none adds nothing. */
export function sumDecimals(amounts: readonly string[]): string {
  const sum = amounts.map(readDecimal).reduce(addDecimals, { units: 0n, places: 0 })
  return formatDecimal(sum, PLACES)
}

function readDecimal(text: string): Decimal {
  try {
    return parseDecimal(text)
  } catch {
    return { units: 0n, places: 0 }
  }
}
