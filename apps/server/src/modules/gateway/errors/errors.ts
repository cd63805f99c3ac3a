/** There is no such thing. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}

/** This cannot be the name of anything. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError'
}

/** It was understood, and is not taken. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

/** It would be taken, but so much is kept already that there is no room for it. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}
