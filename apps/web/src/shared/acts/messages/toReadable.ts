import type { TypedData } from '@countersign/gateway'
import { readSignedFields } from '@countersign/safe'

/** A message as it is hashed: of typed data, what its types declare. */
export const toReadable = (message: string | TypedData) =>
  typeof message === 'string' ? message : readSignedFields(message).typedData
