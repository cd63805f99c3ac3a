/** Stub. */
export function TransactionPage() {
  return <h1>Transaction</h1>
}
