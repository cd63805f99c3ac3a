import { runCommand } from './runCommand.ts'

// What an operator does on purpose: `npm run gateway -- reindex CHAIN`.
await runCommand({ args: process.argv.slice(2), env: process.env })
