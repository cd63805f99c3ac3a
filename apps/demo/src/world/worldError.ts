/** Something the embedded world could not do, said in one sentence; the reason is kept in `cause`. */
export class WorldError extends Error {
  override readonly name = 'WorldError'
}
