import { findSignedHour } from './findSignedHour.ts'

/** Whether this account signed the request within the last hour. */
export async function hasSignedRequest(
  ...parameters: Parameters<typeof findSignedHour>
): Promise<boolean> {
  return (await findSignedHour(...parameters)) !== undefined
}
