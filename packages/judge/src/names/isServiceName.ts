/** Whether a text is written like a name of a service for names, such as `ada.eth`: who is meant is the service's word. */
export const isServiceName = (text: string): boolean => /^[^\s:]+\.[^\s:.]+$/.test(text.trim())
