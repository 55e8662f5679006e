import { runMain } from './operator/run-main.ts'

// Serves the site with an invented market: `npm run demo`, see --help.

await runMain(async (args) => (await import('./operator/demo.ts')).runDemo(args))
