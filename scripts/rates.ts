import { runMain } from './operator/run-main.ts'

// Converts prices by the exchange rates of a file: `npm run rates`, see --help.

await runMain(async (args) => (await import('./operator/rates.ts')).runRates(args))
