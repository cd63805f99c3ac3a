import { postStory, tellStory } from '@countersign/demo/story'
import { startWorld } from '@countersign/demo/world'
import type { VisitedServer } from '@countersign/web/visit'
import { openWindow } from './openWindow.ts'
import { serveWorld } from './serveWorld.ts'

/** The demo's story as visitors find it, told and posted, with a window around this process to look at it. */
export async function startStory() {
  const world = await startWorld({ story: tellStory })
  const server = await serveWorld(world)
  await server.untilRead()
  await postStory({ publicUrl: server.url })
  const config = await fetch(`${server.url}/api/config`)
  const visited: VisitedServer = { url: server.url, appConfig: await config.json() }
  openWindow(server.url)
  return {
    visited,
    async stop(): Promise<void> {
      await server.close()
      await world.stop()
    },
  }
}
