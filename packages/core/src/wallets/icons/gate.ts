// Made by scripts/icons.mjs from @web3icons/core (MIT), exchanges/background/gate-io.
export const gateIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cg clip-path='url(%23a)'%3E%3Cpath fill='%232354E6' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M12 16.4a4.4 4.4 0 0 1 0-8.8V4a8 8 0 1 0 8 8h-3.6a4.4 4.4 0 0 1-4.4 4.4'/%3E%3Cpath fill='%2317E6A1' d='M16.4 7.6H12V12h4.4z'/%3E%3C/g%3E%3Cdefs%3E%3CclipPath id='a'%3E%3Cpath fill='%23fff' d='M0 0h24v24H0z'/%3E%3C/clipPath%3E%3C/defs%3E%3C/svg%3E"
