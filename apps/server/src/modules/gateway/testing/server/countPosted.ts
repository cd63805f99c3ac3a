import type { Database } from '../../../../database/types.ts'
import { readPosted } from './readPosted.ts'

/** How many rows there are of all that clients have posted. */
export async function countPosted(database: Database): Promise<number> {
  return (await readPosted(database)).length
}
