/** What this gateway calls itself. */
export const NAME = 'Countersign Gateway'
export const VERSION = '0.1.0'
