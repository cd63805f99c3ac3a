/** The type in a content type, if it is written as one: nothing else can stand in a header. */
export function mediaType(text: string): string | undefined {
  const type = text.split(';')[0]?.trim().toLowerCase() ?? ''
  return /^[a-z0-9][\w.+-]{0,60}\/[a-z0-9][\w.+-]{0,60}$/.test(type) ? type : undefined
}

/** @param types what is wanted: whole types, or the beginning of some, such as `image/` */
export function isWanted(type: string, types: readonly string[]): boolean {
  return types.some((each) => each === type || (/^$|\/$/.test(each) && type.startsWith(each)))
}
