import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal in the gateway's own words: clients raise it as `<status>: <message>`. */
export class GatewayFault extends Error {
  override readonly name = 'GatewayFault'
  readonly status: ContentfulStatusCode

  constructor(status: ContentfulStatusCode, message: string) {
    super(message)
    this.status = status
  }
}
