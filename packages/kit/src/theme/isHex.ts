/** #rgb or #rrggbb. */
export const isHex = (text: unknown): boolean =>
  typeof text === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)
