/** `0xf39F…2266`: enough to recognise, never enough to trust. */
export function formatAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
