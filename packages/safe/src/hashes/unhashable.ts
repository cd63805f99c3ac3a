import { InvalidMessageError } from '../errors.ts'

/** What is said of typed data that no contract could ask for. */
export function unhashable(cause?: unknown): InvalidMessageError {
  return new InvalidMessageError('This typed data cannot be hashed.', { cause })
}
