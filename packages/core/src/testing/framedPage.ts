import type { FrameRequest } from '../frame/messages.ts'
import { testPage } from './testPage.ts'

type Respond = (request: FrameRequest) => unknown

/** A page inside a host that answers at once; `undefined` is silence. */
export function framedPage(respond: Respond, origin = 'https://safe.example'): Window {
  const parent = {
    postMessage(request: FrameRequest, target: string) {
      const data = target === origin ? respond(request) : undefined
      if (data === undefined) return
      const { id } = request
      const answer = { id, version: '9.1.0', success: true, data }
      const event = Object.assign(new Event('message'), { source: parent, origin, data: answer })
      queueMicrotask(() => page.dispatchEvent(event))
    },
  }
  const page = testPage({ parent })
  return page
}
