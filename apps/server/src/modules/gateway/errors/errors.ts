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

/** It was taken back by whoever proposed it, and is not there again for the asking. */
export class TakenBackError extends Error {
  override readonly name = 'TakenBackError'

  constructor() {
    super(
      'This transaction was taken back by its proposer. An owner who wants it again signs a request for that; or propose it with another nonce.',
    )
  }
}

/** It would be taken, but so much is kept already that there is no room for it. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}
