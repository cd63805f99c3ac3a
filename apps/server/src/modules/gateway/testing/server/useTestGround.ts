import { afterAll } from 'vitest'
import { startTestGround, type TestGround } from './startTestGround.ts'

/** A chain for all tests of a file, stopped behind the last of them. */
export async function useTestGround(): Promise<TestGround> {
  const ground = await startTestGround()
  afterAll(ground.stop)
  return ground
}
