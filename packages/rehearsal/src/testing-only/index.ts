export { readActual, sorted } from './readActual.ts'
export { strangeContract } from './strangeContract.ts'
