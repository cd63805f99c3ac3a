// Drawn by hand, for the first chain of a local network.
export const sproutIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%230b6b57' d='M0 0h24v24H0z'/%3E%3Cpath fill='none' stroke='%23fff' stroke-width='1.6' stroke-linecap='round' d='M12 19.2v-6'/%3E%3Cpath fill='%23fff' d='M12 13.4c0-4.6 2.5-7.5 6.9-8.3.3 5-2.1 8.3-6.9 8.3z'/%3E%3Cpath fill='%239fe0cc' d='M12 16.2c-3.6 0-5.7-2.1-5.9-5.9 3.7.3 5.9 2.4 5.9 5.9z'/%3E%3C/svg%3E"
