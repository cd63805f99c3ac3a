import { type Address, numberToHex, pad } from 'viem'

/** People whom nobody has paid yet, and a table by which each of them gets another amount. */
export function listPeople(from: number, count: number): { people: Address[]; csv: string } {
  const people = Array.from({ length: count }, (_, index) =>
    pad(numberToHex(from + index), { size: 20 }),
  )
  const rows = people.map((to, index) => `${to};0,000${index + 101};ETH;Grant ${index + 1}`)
  return { people, csv: ['to;amount;token;reference', ...rows].join('\n') }
}
