import { test as base } from './pageTest.ts'

/** Whoever changes the world has one that no other worker changes meanwhile; whoever looks has the story's. */
export const test = base.extend({
  async baseURL({ baseURL }, use, { project, parallelIndex }) {
    await use(project.metadata.worlds?.[parallelIndex] ?? baseURL)
  },
})
