export { readActual, sorted } from './readActual.ts'
