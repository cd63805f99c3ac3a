/** Which version of a call is asked for that has two. */
export function versionOf({ pathname }: URL): 1 | 2 {
  return /\/api\/v1\//.test(pathname) ? 1 : 2
}
