/** Stub. */
export function AssetsPage() {
  return <h1>Assets</h1>
}
