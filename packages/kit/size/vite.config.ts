import { defineConfig } from 'vite'

/** As a stranger would: nothing but what Vite does by itself. The list of files is for the budgets. */
export default defineConfig({
  build: { manifest: true },
})
