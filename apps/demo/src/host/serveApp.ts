import { answerRequest } from './answerRequest.ts'
import { behave, type Mode, type Outcome } from './behave.ts'
import { HostError } from './hostError.ts'
import { type HostRequest, readRequest } from './readRequest.ts'
import type { Desk } from './types.ts'

type ServeAppOptions = {
  desk: Desk
  mode: Mode
  /** The window of the app, and where it must be from. */
  app: () => Window | null
  appOrigin: string
  /** Sends a message to the app from another window. */
  sendFromElsewhere(message: unknown): void
  wait?: (milliseconds: number) => Promise<void>
}

const SLOWLY = 1_200

/** Answers what an app in a frame asks: only that window, only from its origin. */
export function serveApp(options: ServeAppOptions): (event: MessageEvent) => Promise<void> {
  const { desk, mode, app, appOrigin, sendFromElsewhere, wait = sleep } = options
  return async ({ source, origin, data }) => {
    const window = app()
    const request = readRequest(data)
    if (!window || source !== window || origin !== appOrigin || !request) return
    const outcome = await answer(desk, request)
    if (!outcome) return
    if (mode === 'slow') await wait(SLOWLY)
    for (const message of behave(mode, request.id, outcome)) {
      if (mode === 'elsewhere') sendFromElsewhere(message)
      else window.postMessage(message, appOrigin)
    }
  }
}

/** Nothing while there is nothing to say: then hosts are silent. */
async function answer(desk: Desk, request: HostRequest): Promise<Outcome | undefined> {
  try {
    const data = await answerRequest(desk, request)
    return data === undefined ? undefined : { success: true, data }
  } catch (error) {
    return {
      success: false,
      error: error instanceof HostError ? error.message : 'Request failed',
    }
  }
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
