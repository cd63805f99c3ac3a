type Core = {
  heartbeat: { stop(): void }
  relayer: {
    readonly connected: boolean
    request(call: { method: string; params: unknown }): Promise<unknown>
    transportClose(): Promise<void>
  }
}

/** Ends a client as when its page or phone is gone: it calls nobody any more. */
export async function hangUp({ heartbeat, relayer }: Core): Promise<void> {
  heartbeat.stop()
  // Answers come in order: after this one, nothing that was said is still without an answer, and
  // no client complains a minute later. A relay that is gone is not waited for.
  if (relayer.connected) {
    const lastWord = relayer.request({ method: 'irn_unsubscribe', params: { topic: '', id: '' } })
    const enough = new Promise((resolve) => setTimeout(resolve, 1_000))
    await Promise.race([lastWord.catch(() => {}), enough])
  }
  relayer.request = () => new Promise(() => {})
  await relayer.transportClose()
}
