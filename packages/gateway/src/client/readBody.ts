import { GatewaySizeError } from '../errors.ts'

/** The text of an answer, given up as soon as it is longer than allowed. */
export async function readBody(response: Response, maximumBytes: number): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // What the answer says about its length is not asked: it may be missing, wrong or compressed.
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maximumBytes) {
      await reader.cancel()
      throw new GatewaySizeError('The gateway’s answer is too long.')
    }
    text += decoder.decode(value, { stream: true })
  }
}
