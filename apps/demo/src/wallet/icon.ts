const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0e76fd"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"><path d="M21 13V9H10a2 2 0 0 0 0 4h14v10H10a2 2 0 0 1-2-2V11"/></g><circle cx="19.5" cy="18" r="1.5" fill="#fff"/></svg>'

/** The wallet's own mark, as EIP-6963 wants it: a data URI. */
export const ICON = `data:image/svg+xml,${encodeURIComponent(svg)}`
