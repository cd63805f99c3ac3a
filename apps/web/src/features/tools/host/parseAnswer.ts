import * as v from 'valibot'

/** A host's answer that is not what such a question is answered with. */
class HostAnswerError extends Error {
  override readonly name = 'HostAnswerError'
}

/** What a host answered, if it is what was asked for. */
export function parseAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, answer)
  if (read.success) return read.output
  throw new HostAnswerError(v.summarize(read.issues))
}
