/** Whether a place in a lock file is one of our own packages. */
export const isOurs = (path) => /(^|\/)node_modules\/@countersign\/[^/]+$/.test(path)
