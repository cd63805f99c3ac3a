/** How far the reading of a ground is. One that was read stays read while it is asked for again. */
export function readingOf({ data, isError }: { data: unknown; isError: boolean }) {
  if (data !== undefined) return 'read'
  return isError ? 'failed' : 'asking'
}
