/** Longer than our server takes a block for the newest: a Safe that is not in it may be in the next. */
export const PAUSE_MS = 2_500

/** Asks once more where nothing came of it at first: who was busy then need not be so for long. */
export async function askTwice<answer>(
  ask: () => Promise<answer>,
  isNothing: (answer: answer) => boolean,
  wait = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS)),
): Promise<answer> {
  const first = await ask().catch(() => null)
  if (first !== null && !isNothing(first)) return first
  await wait()
  return ask()
}
