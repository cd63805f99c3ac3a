/** All that a server's process takes from where the tests run: nothing that configures it. */
export function bareEnvironment(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}
