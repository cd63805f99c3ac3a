import type { VisitedServer } from '@countersign/web/visit'
import type { Address, Hex } from 'viem'
import { type ReadPage, readPage } from './readPage.ts'

/** What the page of a transaction says. */
export const readReview = (
  server: VisitedServer,
  { safe, id }: { safe: Address; id: Hex | string },
): Promise<ReadPage> => readPage(server, `/one:${safe}/tx/${id}`)
