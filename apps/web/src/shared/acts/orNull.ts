const NOT_FOUND = ['TransactionNotFoundError', 'TransactionReceiptNotFoundError']

/** What a node knows of a transaction; null when it says that it knows none. */
export async function orNull<value>(answer: Promise<value>): Promise<value | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && NOT_FOUND.includes(error.name)) return null
    throw error
  }
}
