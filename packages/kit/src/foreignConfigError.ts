/** Thrown at set-up, to the developer: hooks of the app would read another connection than ours. */
export class ForeignConfigError extends Error {
  override readonly name = 'ForeignConfigError'

  constructor() {
    super(
      'There is a <WagmiProvider> with another config around <CountersignProvider>: hand it to createCountersign.',
    )
  }
}
