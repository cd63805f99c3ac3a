import { findProgram } from '../../scripts/lib/findProgram.mjs'

/** Draws the same pixels as Chromium, and has no windows that would have to be drawn as well. */
export const engine = findProgram(
  process.platform === 'linux' ? 'chromium-headless-shell' : 'chromium',
)
