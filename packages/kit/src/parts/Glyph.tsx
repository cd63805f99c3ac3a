/** Drawn with one line on a grid of 20; `currentColor`, so that forced colours keep them. */
const PATHS = {
  alert: 'M10 6.5v4.2M10 13.6v.1M10 2.6 1.9 16.6h16.2z',
  arrow: 'M7 13 13.5 6.5M8 6.5h5.5V12',
  check: 'm4.5 10.5 3.7 3.7 7.3-8',
  copy: 'M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3',
  shield: 'M10 2.5 16 5v4.6c0 3.6-2.4 6.4-6 7.9-3.6-1.5-6-4.3-6-7.9V5zM7.3 9.9l2 2 3.5-3.8',
  wallet: 'M3.5 6.5h13v10h-13zM3.5 6.5l9.5-3v3M13.4 11.5h.1',
} as const

/** A small sign beside words that say the same. */
export function Glyph({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="cs-glyph" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
