/** Drawn on a grid of 20, with a line of 1.5. */
const PATHS = {
  accounts:
    'M7 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c0-2.5 2-4.5 5-4.5s5 2 5 4.5M13 3.8a3 3 0 0 1 0 5.4M15 12.4c1.9.6 3 2.2 3 4.1',
  activity: 'M3 10h3l2.5-6 3 12L14 10h3',
  add: 'M10 4v12M4 10h12',
  apps: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  approvals:
    'M6.5 9.500a3.500 3.500 0 1 1 3.400 4.300L8 15.700H6v1.800H3v-3l3.700-3.700a3.500 3.500 0 0 1-.2-1.300ZM11.500 8.500h.01',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  assets:
    'M10 8c3.6 0 6.5-1.1 6.5-2.5S13.600 3 10 3 3.500 4.100 3.500 5.500 6.400 8 10 8ZM3.500 5.500v9C3.500 15.900 6.400 17 10 17s6.500-1.100 6.500-2.500v-9M3.500 10c0 1.400 2.900 2.500 6.500 2.500s6.500-1.100 6.500-2.500',
  check: 'M4 10.500l4 4 8-9',
  close: 'M5 5l10 10M15 5L5 15',
  contacts:
    'M5 2.500h10.500v15H5a1.500 1.500 0 0 1-1.500-1.500V4A1.500 1.500 0 0 1 5 2.500ZM9.800 9.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.500 14c0-1.700 1.400-2.800 3.300-2.800s3.200 1.100 3.200 2.800',
  copy: 'M7.500 7.500h9v9h-9zM12.500 7.500v-4h-9v9h4',
  grip: 'M7.500 5h.01M12.500 5h.01M7.500 10h.01M12.500 10h.01M7.500 15h.01M12.500 15h.01',
  home: 'M3 9l7-6 7 6v8h-5v-5H8v5H3z',
  messages: 'M3 4h14v10h-7l-4 3.500V14H3z',
  more: 'M4.500 10h.01M10 10h.01M15.500 10h.01',
  overview:
    'M3.500 3.500h5.500v7H3.500zM11 3.500h5.500v4H11zM11 9.500h5.500v7H11zM3.500 12.500H9v4H3.500z',
  pin: 'M12.500 2.500l5 5-3 1-3.500 3.500-.5 3.500-5-5 3.500-.5L12.500 6zM8 12l-5 5',
  preferences:
    'M3 6h8M15 6h2M3 14h2M9 14h8M13 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  question:
    'M7.500 7.500a2.500 2.500 0 1 1 3.700 2.200c-.8.500-1.200 1-1.200 1.800M10 14.500h.01M10 17.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15Z',
  queue: 'M10 3l7 3.500-7 3.500-7-3.500zM3 10l7 3.500 7-3.500M3 13.500L10 17l7-3.500',
  search: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM13.500 13.500L17 17',
  send: 'M17 3L8.500 11.500M17 3l-5.500 14-3-5.500L3 8.500z',
  settings: 'M10 2.500l6 2.500v5c0 3.700-2.500 6.300-6 7.500-3.500-1.200-6-3.800-6-7.500V5z',
  theme: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 3v14M10 3a7 7 0 0 1 0 14',
  tools:
    'M12.500 3a4 4 0 0 0-3.900 5L3 13.600 6.400 17 12 11.400A4 4 0 0 0 17 7.500a4 4 0 0 0-.3-1.500L14 8.700 11.300 6 14 3.300A4 4 0 0 0 12.500 3Z',
  warning: 'M10 3l7.500 13.500h-15zM10 8v4M10 14.200h.01',
} as const

export type IconName = keyof typeof PATHS

/** A small picture beside words that say the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' || name === 'grip' ? 2.5 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
