import type { getMasterCopies as endpoint } from '@countersign/gateway'
import { singletonAddresses } from '../chain/officialAddresses.ts'
import type { CallHandler } from './call.ts'

export const getMasterCopies: CallHandler<typeof endpoint> = async ({ path }) => {
  const found = await Promise.all(
    singletonAddresses.map(async (address) => ({
      address,
      code: await path.chainId.identify(address),
    })),
  )
  return found.flatMap(({ address, code }) => {
    if (code?.contract === 'Safe') return [{ address, version: code.version }]
    return code?.contract === 'SafeL2' ? [{ address, version: `${code.version}+L2` }] : []
  })
}
