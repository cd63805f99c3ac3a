/** So much of a list is read, whatever the other server says: more than any Safe has waiting. */
export const MAX_PAGES = 50
