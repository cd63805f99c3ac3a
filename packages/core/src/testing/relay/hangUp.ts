type Core = {
  heartbeat: { stop(): void }
  relayer: { request(...call: never[]): Promise<unknown>; transportClose(): Promise<void> }
}

/** Ends a client as when its page or phone is gone: it calls nobody any more. */
export async function hangUp({ heartbeat, relayer }: Core): Promise<void> {
  heartbeat.stop()
  relayer.request = () => new Promise(() => {})
  await relayer.transportClose()
}
