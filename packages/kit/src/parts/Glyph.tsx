import { Line, SHIELD } from './Line.tsx'

const PATHS = {
  alert: 'M10 6.5v4.2M10 13.6v.1M10 2.6 1.9 16.6h16.2z',
  arrow: 'M7 13 13.5 6.5M8 6.5h5.5V12',
  check: 'm4.5 10.5 3.7 3.7 7.3-8',
  copy: 'M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3',
  shield: SHIELD,
  wallet: 'M3.5 6.5h13v10h-13zM3.5 6.5l9.5-3v3M13.4 11.5h.1',
} as const

/** A small sign beside words that say the same. */
export const Glyph = ({ name }: { name: keyof typeof PATHS }) => <Line path={PATHS[name]} />
