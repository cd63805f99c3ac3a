import type { FramePermission } from '@countersign/core/frame'

/** The one thing that an app may ask a Safe's host to share. */
export const ADDRESS_BOOK = 'requestAddressBook'

export const sharesAddressBook = (permissions: readonly FramePermission[]): boolean =>
  permissions.some(({ parentCapability }) => parentCapability === ADDRESS_BOOK)
