const NOT_FOUND = ['TransactionNotFoundError', 'TransactionReceiptNotFoundError']

/** What a node knows of a transaction; null when it says that it knows none. */
export async function orNull<value>(answer: Promise<value | null>): Promise<value | null> {
  try {
    return await answer
  } catch (error) {
    // By name, because an app may hold more than one copy of viem.
    if (error instanceof Error && NOT_FOUND.includes(error.name)) return null
    throw error
  }
}
