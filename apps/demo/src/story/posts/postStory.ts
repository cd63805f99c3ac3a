import { createGateway, type Gateway } from '@countersign/gateway'
import { letters } from './letters.ts'
import { otherQueues } from './otherQueues.ts'
import { postLetter } from './postLetter.ts'
import { postProposal } from './postProposal.ts'
import { treasuryQueue } from './treasuryQueue.ts'

export type PostStoryOptions = {
  /** Where visitors find the app, which messages name. */
  publicUrl: string
  /** Left out, the one at the same address. */
  gateway?: Gateway
}

/**
 * What the owners have told each other without the chain: queues and messages. It is posted as
 * wallets post it, after every start, and changes nothing where it has been posted before.
 */
export async function postStory({
  publicUrl,
  gateway = createGateway({ baseUrl: publicUrl }),
}: PostStoryOptions): Promise<void> {
  for (const proposal of [...treasuryQueue(), ...otherQueues()]) {
    await postProposal(gateway, publicUrl, proposal)
  }
  for (const letter of letters(publicUrl)) await postLetter(gateway, letter)
}
