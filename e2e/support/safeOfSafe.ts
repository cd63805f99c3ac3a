import { worldAccounts } from '@countersign/demo/world'
import type { Address, PrivateKeyAccount } from 'viem'
import { readySafe } from './readySafe.ts'
import { chiomaKey, nodeOf } from './safeOfThree.ts'

/** A Safe of some people and Safes; all of them have to sign. */
export const safeOf = (
  url: string | undefined,
  first: PrivateKeyAccount,
  others: readonly (PrivateKeyAccount | Address)[],
  queue: readonly { value: bigint; signers: readonly PrivateKeyAccount[] }[] = [],
): Promise<Address> =>
  readySafe({
    ...{ url: url ?? '', client: nodeOf(url ?? ''), threshold: others.length + 1 },
    // Of an owner that signs nothing here only the address matters.
    owners: [
      first,
      ...others.map((owner) => (typeof owner === 'string' ? { ...first, address: owner } : owner)),
    ],
    queue: queue.map((each) => ({ to: worldAccounts[3].address, ...each })),
  })

/** A Safe of Chioma and another Safe, with a payment that Chioma has signed. */
export const safeOfSafe = (url: string | undefined, owner: Address): Promise<Address> =>
  safeOf(url, chiomaKey, [owner], [{ value: 1n, signers: [chiomaKey] }])
