import { Link } from '@tanstack/react-router'

/** A path that leads nowhere, and the way back. */
export function NotFound() {
  return (
    <>
      <h1>There is no such page</h1>
      <p>
        <Link to="/">Go to the start</Link>
      </p>
    </>
  )
}
