/** Thrown at set-up, to the developer: hooks of the app would read another connection than ours. */
export class ForeignConfigError extends Error {
  override readonly name = 'ForeignConfigError'

  constructor() {
    super(
      'This <CountersignProvider> stands inside a <WagmiProvider> with another config. ' +
        'Hand that config to createCountersign({ config }), or take the <WagmiProvider> away.',
    )
  }
}
