import { postStory } from '@countersign/demo/story'
import { type ServedWindow, servedWindow } from './servedWindow.ts'

/** The demo's story as visitors find it, told and posted, with a window around this process to look at it. */
export async function startStory(): Promise<ServedWindow> {
  const served = await servedWindow({ isStoryTold: true })
  await postStory({ publicUrl: served.url })
  return served
}
