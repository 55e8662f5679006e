import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseNationalBankRates } from '#domain/catalog/price/exchange-rates.ts'
import { saveExchangeRates } from '#server/catalog/exchange-rate/commands.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { withExclusiveDatabase } from './with-database.ts'

const USAGE = `npm run rates -- FILE

Converts the prices that were asked in hryvnias, euros and other currencies by the exchange rates of FILE: the JSON
of https://bank.gov.ua/NBUStatService/v1/statdirectory/exchange?json. Rates older than the present ones change nothing.
RATES_URL does the same every day.`

/**
 * The program behind `npm run rates`.
 *
 * @throws one sentence if the file is invalid, or the database cannot be opened
 */
export async function runRates(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  })
  const [path] = positionals
  if (values.help || path === undefined) return console.log(USAGE)
  const rates = parseNationalBankRates(parseJson(path, await readFile(path, 'utf8')))
  const { areNew, repriced } = await withExclusiveDatabase('change the rates', async (database) => {
    await database.withoutDeadlines(migrateDatabase)
    return saveExchangeRates(database.orm, rates)
  })
  console.log(
    areNew
      ? `Rates of ${rates.date}: ${repriced} prices were converted anew.`
      : `The site has rates of ${rates.date} or later; ${repriced} prices were converted anew.`,
  )
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} is no JSON.`)
  }
}
