/** A sign of one line on a grid of 20; `currentColor`, so that forced colours keep it. */
export function Line({ path }: { path: string }) {
  return (
    <svg className="cs-glyph" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Of the button, too, which begins before the other signs are there. */
export const SHIELD =
  'M10 2.5 16 5v4.6c0 3.6-2.4 6.4-6 7.9-3.6-1.5-6-4.3-6-7.9V5zM7.3 9.9l2 2 3.5-3.8'
