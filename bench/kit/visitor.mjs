/** What runs in a page before its own code: a wallet, and eyes for what appears. */
export function visitor({ row, account }) {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const provider = {
    async request({ method }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts') return localStorage.getItem('bench.allowed') ? [address] : []
      if (method === 'eth_requestAccounts') {
        localStorage.setItem('bench.allowed', 'yes')
        return [address]
      }
      if (method === 'wallet_requestPermissions') {
        localStorage.setItem('bench.allowed', 'yes')
        const caveats = [{ type: 'restrictReturnedAccounts', value: [address] }]
        return [{ parentCapability: 'eth_accounts', caveats }]
      }
      if (method === 'wallet_getCapabilities') return {}
      throw Object.assign(new Error(`No ${method} here.`), { code: 4200 })
    },
    on() {},
    removeListener() {},
  }
  const info = {
    uuid: '3a0f8f60-6f0b-4b0c-9b57-0d4d9a5f7a11',
    name: 'Bench Wallet',
    rdns: 'bench.wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const detail = Object.freeze({ info, provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()

  /** The first shown element that matches, also inside of shadow roots. */
  const find = (selector, scope = document) => {
    if (selector.startsWith('text='))
      return document.getElementById('root')?.textContent.includes(selector.slice(5))
    for (const found of scope.querySelectorAll(selector))
      if (found.getBoundingClientRect().height) return found
    for (const host of scope.querySelectorAll('*')) {
      const found = host.shadowRoot && find(selector, host.shadowRoot)
      if (found) return found
    }
    return undefined
  }
  /** When an element has been painted. */
  const seen = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (!find(selector)) return requestAnimationFrame(look)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }
      requestAnimationFrame(look)
    })

  const tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })

  window.bench = {
    connected: () => seen(account),
    /** From the click to the frame that shows the list, and what blocked meanwhile. */
    opened: () =>
      new Promise((resolve) => {
        addEventListener(
          'click',
          async ({ timeStamp }) => {
            const shown = (await seen(row)) - timeStamp
            await new Promise((done) => setTimeout(done, 300))
            const after = tasks.filter((task) => task.startTime + task.duration > timeStamp)
            const blocking = after.reduce(
              (sum, { duration }) => sum + Math.max(0, duration - 50),
              0,
            )
            resolve({ shown, blocking })
          },
          { capture: true, once: true },
        )
      }),
  }
}
