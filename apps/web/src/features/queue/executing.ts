// One piece for all that executes: two would share most of it, and be more to fetch.

export { ExecuteGreen } from './ExecuteGreen.tsx'
export { RunInOrder } from './RunInOrder.tsx'
