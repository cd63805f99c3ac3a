/** CSS variables of the kit. */
export type Variables = Record<`--cs-${string}`, string>
