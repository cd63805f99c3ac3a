const PLACES = 18

/** Adds decimal numbers given as text, without the errors of floating point. */
export function sumDecimals(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + scale(amount), 0n)
  const digits = (total < 0n ? -total : total).toString().padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0+$/, '')
  const whole = digits.slice(0, -PLACES)
  return `${total < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** The number times 10^18. What is not plain decimal text, such as `1e-7`, is written out first. */
function scale(amount: string): bigint {
  const plain = /e/i.test(amount) ? Number(amount).toFixed(PLACES) : amount
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain)
  if (!match) return 0n
  const [, sign, whole = '0', fraction = ''] = match
  const value = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
  return sign ? -value : value
}
