import {
  findLacking,
  InvalidFieldError,
  type PlannedSafe,
  planSafe,
  type SafeContracts,
  type SafeRelease,
  safeFactoryAbi,
  safeReleases,
} from '@countersign/safe'
import { type Address, type Client, getAddress, isAddressEqual, slice } from 'viem'
import { call, getBalance, readContract } from 'viem/actions'
import { identifyAt } from '../../shared/chain/identifyAt.ts'
import { isContractCode } from '../../shared/chain/isContractCode.ts'
import { isNodeFailure } from '../../shared/chain/isNodeFailure.ts'
import { readCode } from '../../shared/chain/readCode.ts'
import { readIdentity } from '../../shared/chain/readIdentity.ts'

/** A Safe that is whole enough to be worked out. */
export type Wanted = {
  owners: readonly Address[]
  threshold: number
  release: SafeRelease
  salt: bigint
}

/** What one network says of a Safe that is to stand there. */
export type Site = {
  /** Owners who are contracts here. */
  contracts: readonly Address[]
} & (
  | { status: 'lacking'; lacking: readonly (keyof SafeContracts)[] }
  /** The factory would put it elsewhere than we do, or nowhere. */
  | { status: 'differs'; planned: PlannedSafe; said: Address | null }
  /** Nothing is there; the factory says the same address. */
  | { status: 'free'; planned: PlannedSafe; balance: bigint }
  | { status: 'created'; planned: PlannedSafe }
  /** Something else is there. */
  | { status: 'strange'; planned: PlannedSafe }
)

/** Where a Safe would stand on a network, worked out here and asked of its factory. */
export async function readSite(client: Client, wanted: Wanted): Promise<Site> {
  const { release, owners } = wanted
  const { factory, singleton, fallbackHandler } = safeReleases[release]
  const [made, runs, answers, codes] = await Promise.all([
    identifyAt(client, factory),
    identifyAt(client, singleton),
    identifyAt(client, fallbackHandler),
    Promise.all(owners.map((owner) => readCode(client, owner))),
  ])
  const contracts = owners.filter((_, index) => isContractCode(codes[index] ?? '0x'))
  const found = { factory: made, singleton: runs, fallbackHandler: answers }
  const lacking = findLacking(release, found)
  if (lacking.length > 0) return { status: 'lacking', lacking, contracts }
  const planned = await plan(client, wanted)
  if (planned?.release !== release) return { status: 'lacking', lacking: ['factory'], contracts }
  if (isContractCode(await readCode(client, planned.address))) {
    const { verdict } = await readIdentity(client, planned.address)
    return { status: verdict === 'official' ? 'created' : 'strange', planned, contracts }
  }
  const [said, balance] = await Promise.all([
    askFactory(client, planned),
    getBalance(client, { address: planned.address }),
  ])
  if (!said || !isAddressEqual(said, planned.address)) {
    return { status: 'differs', planned, said, contracts }
  }
  return { status: 'free', planned, balance, contracts }
}

/** Null: what the factory would deploy is not the makers'. */
async function plan(client: Client, wanted: Wanted): Promise<PlannedSafe | null> {
  const { owners, threshold, release, salt } = wanted
  const contracts = safeReleases[release]
  const creationCode = await readContract(client, {
    address: contracts.factory,
    abi: safeFactoryAbi,
    functionName: 'proxyCreationCode',
  })
  try {
    return planSafe({ ...contracts, owners, threshold, creationCode, saltNonce: salt })
  } catch (error) {
    if (error instanceof InvalidFieldError && error.field === 'creationCode') return null
    throw error
  }
}

/** What the factory itself answers to the very call that will be sent; null if it refuses. */
async function askFactory(client: Client, { creation }: PlannedSafe): Promise<Address | null> {
  try {
    // Alone: inside of a multicall it would be asked by somebody else, beside other calls.
    const { data } = await call(client, { ...creation, batch: false })
    return data?.length === 66 ? getAddress(slice(data, 12)) : null
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return null
  }
}
