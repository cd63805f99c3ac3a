/** The longest line that a draft keeps, whoever wrote it: the visitor, or a link. */
export const LONGEST_TEXT = 400
