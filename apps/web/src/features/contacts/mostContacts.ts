/** As many as are kept: more are not even looked through. */
export const MOST_CONTACTS = 10_000
