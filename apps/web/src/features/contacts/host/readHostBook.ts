import { toCountersignError } from '@countersign/core'
import type { FrameContact, FramePermission } from '@countersign/core/frame'
import { ADDRESS_BOOK, sharesAddressBook } from '../../../shared/host/addressBook.ts'
import type { HostQuestions } from '../../../shared/host/hostCalls.ts'

type BookCalls = Pick<HostQuestions, 'getPermissions' | 'requestPermissions' | 'requestAddressBook'>

/** The address book of the Safe's host, with permission; `refused` when somebody said no. */
export async function readHostBook(
  calls: BookCalls,
  /** For the book itself: once it may be shared, no person is asked any more. */
  timeout: number,
): Promise<FrameContact[] | 'refused'> {
  // A host without an answer to this is silent, and is not waited for as a person would be.
  if (!sharesAddressBook(await calls.getPermissions())) {
    const granted = await request(calls)
    if (!sharesAddressBook(granted)) return 'refused'
  }
  return calls.requestAddressBook({ timeout })
}

async function request(calls: BookCalls): Promise<FramePermission[]> {
  try {
    return await calls.requestPermissions([{ [ADDRESS_BOOK]: {} }])
  } catch (error) {
    if (toCountersignError(error).kind === 'rejected') return []
    throw error
  }
}
