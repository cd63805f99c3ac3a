/** Thrown at set-up, to the developer: names everything that cannot be right, at once. */
export class InvalidOptionsError extends Error {
  override readonly name = 'InvalidOptionsError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`These options cannot be right:\n- ${faults.join('\n- ')}`)
    this.faults = faults
  }
}
