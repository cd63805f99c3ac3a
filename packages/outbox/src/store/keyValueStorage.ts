/** Where text is kept, such as a browser's local storage. One that refuses says nothing: it is read again. */
export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
