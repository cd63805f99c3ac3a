import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../database/openEmbedded.ts'
import { prepareOnce } from './prepareOnce.ts'

/** Puts an embedded database with all its tables where there is none yet: a copy of one made once. */
export async function giveDatabase(dataDir: string): Promise<void> {
  const place = join(dataDir, 'database')
  if (existsSync(place)) return
  const prepared = await prepareOnce('embedded', async (folder) => {
    await (await openEmbedded({ dataDir: folder, deadlineMs: 30_000, lockMs: 1_000 })).close()
  })
  cpSync(join(prepared, 'database'), place, { recursive: true })
}
