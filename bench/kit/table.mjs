export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** The median of round-by-round ratios: what disturbs a round disturbs both. */
export const ratio = (values, floor) =>
  median(values.map((value, round) => value / floor[round]).filter(Number.isFinite))

const ms = (value) => Math.round(value)
const kB = (bytes) => (bytes / 1000).toFixed(1)
const times = (value) => `${value.toFixed(2)} ×`

/** The rows of the table, from what was measured of each page; the first page is the floor. */
export function rowsOf(measured) {
  const [floor] = measured
  const profiles = Object.keys(floor.clicks)
  const both = (say) => (page) => profiles.map((profile) => say(page, profile)).join(' / ')
  const clicked = (page, profile, what) => page.clicks[profile].map((click) => click[what])
  const first = ({ clicks }) => clicks[profiles[0]][0]
  const asRatio = (valuesOf) => (page, profile) =>
    page === floor
      ? String(ms(median(valuesOf(page, profile))))
      : `${ms(median(valuesOf(page, profile)))} (${times(ratio(valuesOf(page, profile), valuesOf(floor, profile)))})`
  const shown = (page, profile) => clicked(page, profile, 'shown')
  const reconnects = (page, profile) => page.reconnects[profile]
  return [
    ['cold click → list visible, ms', both(asRatio(shown))],
    [
      'blocked after the click, ms',
      both((page, profile) => ms(median(clicked(page, profile, 'blocking')))),
    ],
    ['load → reconnected, ms', both(asRatio(reconnects))],
    [
      'requests before the button / the list',
      (page) => `${first(page).requests.button} / ${first(page).requests.list}`,
    ],
    [
      'kB before the button / the list, brotli',
      (page) => `${kB(first(page).bytes.button)} / ${kB(first(page).bytes.list)}`,
    ],
    ['foreign hosts asked', (page) => String(first(page).foreign)],
    ['opens after the network has gone', (page) => (page.offline ? 'yes' : 'no')],
  ].map(([title, say]) => [title, ...measured.map((page) => say(page))])
}

/** As Markdown, with its columns aligned. */
export function markdown(header, rows) {
  const all = [header, ...rows]
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [
    line(header),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n')
}

/** What is promised of our page, and whether it holds. */
export function goalsOf(floor, ours) {
  const profiles = Object.keys(floor.clicks)
  const of = (page, profile, what) => page.clicks[profile].map((click) => click[what])
  const [{ requests, bytes }] = ours.clicks[profiles[0]]
  return [
    ...profiles.flatMap((profile) => [
      {
        goal: `cold click at most 4 × the bare page, ${profile}`,
        value: ratio(of(ours, profile, 'shown'), of(floor, profile, 'shown')),
        limit: 4,
      },
      {
        goal: `blocked at most 50 ms, ${profile}`,
        value: median(of(ours, profile, 'blocking')),
        limit: 50,
      },
      {
        goal: `reconnected within 0.9 × of the bare page, ${profile}`,
        value: ratio(ours.reconnects[profile], floor.reconnects[profile]),
        limit: 0.9,
      },
    ]),
    { goal: 'requests before the button', value: requests.button, limit: 6 },
    { goal: 'requests before the list', value: requests.list, limit: 8 },
    { goal: 'kB before the button', value: bytes.button / 1000, limit: 100 },
    { goal: 'kB before the list', value: bytes.list / 1000, limit: 122 },
    { goal: 'opens after the network has gone', value: ours.offline ? 0 : 1, limit: 0 },
  ]
}
