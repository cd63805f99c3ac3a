/** A page is read, not scrolled: of more balances the account's own stand in one line, the rest below it. */
export const MOST_BALANCES = 4
