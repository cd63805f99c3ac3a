/**
 * The picture of whatever has none: clients of the hosted gateway take `logoUri` of coins, tokens and
 * collectibles for a text. It is in the answer itself, so that nobody has to be asked for it.
 */
export const neutralPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="#8a8f98"/></svg>',
)}`
