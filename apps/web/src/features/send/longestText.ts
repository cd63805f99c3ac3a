/** The longest line that a draft keeps, whoever wrote it: a link, or a visitor who pastes the wrong thing. */
export const LONGEST_TEXT = 50_000
