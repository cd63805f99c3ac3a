/** Another address with the ends that people look at: the first four and the last four digits. */
export function resembling(address: string): string {
  const middle = address.slice(6, -4).toLowerCase()
  const other = [...middle].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('')
  return `${address.slice(0, 6).toLowerCase()}${other}${address.slice(-4).toLowerCase()}`
}
