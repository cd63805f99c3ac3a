/** The outcome of a promise, or of `onTimeout` when it takes too long. The promise itself goes on. */
export function withTimeout<value>(
  promise: Promise<value>,
  milliseconds: number,
  onTimeout: () => Error,
): Promise<value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
