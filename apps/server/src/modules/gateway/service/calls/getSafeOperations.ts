import type { getSafeOperations as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'

/** Operations of ERC-4337 are not followed: there are none. */
export const getSafeOperations: CallHandler<typeof endpoint> = async ({ query, url }) =>
  toServicePage({ url, part: readPart(query), count: 0, results: [] })
