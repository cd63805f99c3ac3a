// Only this of what Node calls `process`: bundlers put a word in its place.
declare const process: { env: { NODE_ENV?: string } }

/** Thrown at set-up, to the developer: hooks of the app would read another connection than ours. */
export class ForeignConfigError extends Error {
  override readonly name = 'ForeignConfigError'

  constructor() {
    // Whoever sets it up meets it at once; visitors need not fetch the advice.
    super(
      process.env.NODE_ENV !== 'production'
        ? 'This <CountersignProvider> stands inside a <WagmiProvider> with another config. Hand that config to createCountersign({ config }), or take the <WagmiProvider> away.'
        : 'Two configs of wagmi',
    )
  }
}
