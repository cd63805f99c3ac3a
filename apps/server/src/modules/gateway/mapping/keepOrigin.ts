import { readOrigin } from './readOrigin.ts'

/** What is kept of a proposer's `origin`: what we would show of it, and nothing else. */
export function keepOrigin(text: string | null): string | null {
  const { app, note } = readOrigin(text)
  if (!app && !note) return null
  return JSON.stringify({ ...app, ...(note && { note }) })
}
