import { TestEnvironment } from 'jest-environment-jsdom'

/** What every browser and Node have, and jsdom leaves out. */
export default class Environment extends TestEnvironment {
  async setup() {
    await super.setup()
    const { fetch, Request, Response, Headers, structuredClone, TextDecoder, TextEncoder } =
      globalThis
    Object.assign(this.global, {
      ...{
        fetch,
        Request,
        Response,
        Headers,
        structuredClone,
        TextDecoder,
        TextEncoder,
        Uint8Array,
      },
    })
  }
}
