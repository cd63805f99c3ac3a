/** Whose eyes we measure with: a slow computer at home, and a phone on the road. */
export const PROFILES = {
  desktop: { title: '4 × slower CPU', cpu: 4, context: { viewport: { width: 1280, height: 800 } } },
  phone: {
    title: 'phone, slow 4G',
    cpu: 4,
    // As the field's own tools define it: 1.6 Mbit/s, 150 ms.
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    },
    context: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
  },
}
