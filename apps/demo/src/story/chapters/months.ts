/** January to October of the story's year, as `2026-01`. */
export const months = Array.from(
  { length: 10 },
  (_, month) => `2026-${String(month + 1).padStart(2, '0')}`,
)
