/** After how many minutes a limit may be spent anew: never, a day, a week, thirty days. */
export const PERIODS = [0, 1440, 10080, 43200] as const
