/** A window that is only what tabs need: events, and a document that tells whether it is seen. */
export const scriptedPage = (properties: Record<string, unknown> = {}): Window =>
  // Nothing else of a window is touched here; a test that needs more adds it.
  Object.assign(new EventTarget(), {
    document: new EventTarget(),
    ...properties,
  }) as unknown as Window
