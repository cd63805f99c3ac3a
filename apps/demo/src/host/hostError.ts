/** Something an app is told in these very words. */
export class HostError extends Error {
  override readonly name = 'HostError'
}
