import { tellStory } from '@countersign/demo/story'
import { startWorld } from '@countersign/demo/world'
import type { VisitedServer } from '@countersign/web/visit'
import { openWindow } from './openWindow.ts'
import { nodeOf } from './safeOfThree.ts'
import { serveWorld } from './serveWorld.ts'

/** A world, its server, and a window around this process for the app to be drawn in (`visitAs`). */
export async function servedWindow({ isStoryTold = false } = {}) {
  const world = await startWorld(isStoryTold ? { story: tellStory } : {})
  const server = await serveWorld(world)
  await server.untilRead()
  const config = await fetch(`${server.url}/api/config`)
  const visited: VisitedServer = { url: server.url, appConfig: await config.json() }
  openWindow(server.url)
  return {
    ...{ url: server.url, visited, client: nodeOf(server.url), untilRead: server.untilRead },
    async close() {
      await server.close()
      await world.stop()
    },
  }
}

export type ServedWindow = Awaited<ReturnType<typeof servedWindow>>
