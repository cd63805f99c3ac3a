import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

/** The most bytes that each version holds with error correction M (ISO/IEC 18004, table 7). */
const MOST_BYTES = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989,
  2099, 2213, 2331,
]
const MARGIN = 4

/** Letters that no shorter mode of a code knows. */
const text = (bytes: number) => 'a'.repeat(bytes)
const sizeOf = (bytes: number) =>
  Number(
    /viewBox="0 0 (\d+) /.exec(renderToString(<QrCode text={text(bytes)} label="code" />))?.[1],
  )

it.each(MOST_BYTES.map((bytes, index) => [index + 1, bytes] as const))(
  'R-UI-11 version %i holds %i bytes with correction M, in a margin of four',
  (version, bytes) => {
    expect(sizeOf(bytes)).toBe(17 + 4 * version + 2 * MARGIN)
  },
)
