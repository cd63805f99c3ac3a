import type { Countersign } from '../types.ts'

/**
 * A remembered connection begins with the page, beside whatever else it starts, not after it has been
 * drawn. Its code is fetched then: a visitor who never connects does not pay for connecting.
 */
export function restoreOnLoad(countersign: Countersign): void {
  import('./restore.ts').then(
    ({ reconnect }) => {
      // Somebody may have asked, or connected, while the code was on its way.
      if (countersign.config.state.status === 'reconnecting') return reconnect(countersign)
    },
    () => giveUp(countersign),
  )
}

/** The code could not be fetched: the visitor connects by hand. */
function giveUp({ config }: Countersign): void {
  config.setState((state) =>
    state.status === 'reconnecting' ? { ...state, status: 'disconnected' } : state,
  )
}
