/** What a flow needs of a browser; each engine has its own way to give it. */
export type Driver = {
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments. */
  evaluate<result, args extends readonly unknown[]>(
    run: (...args: args) => result | Promise<result>,
    ...args: args
  ): Promise<result>
  /** A real click on the first control that is seen and has this name, once there is one. */
  click(name: string): Promise<void>
  /** A real key, by its name in `KeyboardEvent.key`. */
  press(key: Key): Promise<void>
  close(): Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | (string & {})
