/** Test networks whose icon is that of the network they are for, whatever an app says of them. */
const TESTNETS: ReadonlySet<number> = new Set([
  97, 300, 1001, 1301, 1946, 4801, 5003, 10143, 10200, 11124, 17000, 33111, 43113, 59141, 80002,
  84532, 421614, 534351, 560048, 763373, 11142220, 11155111, 11155420, 168587773, 999999999,
])

/** Whether what is done on a chain costs nothing and is worth nothing. */
export const isTestnet = ({
  id,
  testnet,
}: {
  id: number
  testnet?: boolean | undefined
}): boolean => testnet ?? TESTNETS.has(id)
