import { type Address, bytesToHex, getAddress, hexToBigInt } from 'viem'

/** Bytes that nobody can foresee. A test may know them. */
export type Draw = (bytes: number) => Uint8Array

export const drawBytes: Draw = (bytes) => crypto.getRandomValues(new Uint8Array(bytes))

/** An account that is nobody's, and that no contract can know. */
export const drawAddress = (draw: Draw): Address => getAddress(bytesToHex(draw(20)))

/** From the first to the last, both included: so few that it does not matter which comes a little more often. */
export const drawNumber = (draw: Draw, first: bigint, last: bigint): bigint =>
  first + (hexToBigInt(bytesToHex(draw(8))) % (last - first + 1n))
