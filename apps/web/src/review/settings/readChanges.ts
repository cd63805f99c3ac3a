import { type JudgedChanges, judgeChanges } from '@countersign/judge'
import type { Client } from 'viem'
import { readMigration } from '../../shared/settings/readMigration.ts'
import { readNewcomer } from '../../shared/settings/readNewcomer.ts'

/** Asks the chain about whatever changes of settings bring in, and has them judged. */
export const readChanges = (
  client: Client,
  asked: Parameters<typeof judgeChanges>[1],
): Promise<JudgedChanges | null> =>
  judgeChanges(
    {
      readNewcomer: (address) => readNewcomer(client, address),
      readMigration: (address) => readMigration(client, address),
    },
    asked,
  )
