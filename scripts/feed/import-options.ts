import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { type FeedField, isFeedField } from '#domain/feed/fields.ts'
import type { ExchangeRates } from '#domain/feed/price.ts'
import type { FeedImport } from '#server/feed/import/import-feed.ts'
import { ENCODINGS } from '#server/feed/reading/encoding.ts'
import { FEED_FORMATS, type FeedFile } from '#server/feed/reading/open-feed.ts'

export const IMPORT_USAGE = `npm run import -- FILE [options]

Imports homes from CSV, NDJSON or an array of JSON. A second import changes nothing.

  --feed NAME           the name of the feed (that of the file without its ending)
  --type sale|rent      of homes that do not say it
  --column FIELD=NAME   a column that stands for a field, whatever it is called
  --currency UAH        of prices that do not say it (USD)
  --rate 41.5           units of that currency in a dollar; --rate EUR=0.92 for another
  --area-unit m2|sqft   of areas that do not say it (m2)
  --decimal point|comma the sign before fractions (found out)
  --agent-name NAME     of homes that name nobody to call
  --agent-phone PHONE
  --restore             puts homes of an export of this site back in their places, by type and id;
                        only for files that you exported yourself
  --format csv|ndjson|json, --encoding ${ENCODINGS.join('|')} (found out)
  --report FILE         gets every rejected row as NDJSON
  --dry-run             reads and checks everything, writes nothing, needs no database`

/** A portrait that no sample realtor has. */
const PORTRAIT = '/pictures/portraits/roman-tkachenko.svg'

const OPTIONS = {
  feed: { type: 'string' },
  type: { type: 'string' },
  column: { type: 'string', multiple: true },
  currency: { type: 'string' },
  rate: { type: 'string', multiple: true },
  'area-unit': { type: 'string' },
  decimal: { type: 'string' },
  'agent-name': { type: 'string' },
  'agent-phone': { type: 'string' },
  format: { type: 'string' },
  encoding: { type: 'string' },
  restore: { type: 'boolean' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export interface ImportOptions {
  readonly file: FeedFile
  readonly name: string
  readonly conventions: FeedImport['conventions']
  readonly report: string | undefined
  readonly dryRun: boolean
  /** Fields whose values come from options. */
  readonly given: ReadonlySet<FeedField>
}

/**
 * `null` asks for help.
 *
 * @throws one sentence about invalid options
 */
export function parseImportOptions(args: string[]): ImportOptions | null {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help || args.length === 0) return null
  const [path] = positionals
  if (path === undefined || positionals.length > 1) throw new Error('Name one file to import.')
  const format = requireOneOf('format', values.format, FEED_FORMATS)
  const encoding = requireOneOf('encoding', values.encoding, ENCODINGS)
  const type = requireOneOf('type', values.type, ['sale', 'rent'] as const)
  const currency = (values.currency ?? 'USD').toUpperCase()
  const agent = { name: values['agent-name'] ?? '', phone: values['agent-phone'] ?? '' }
  const given: FeedField[] = [
    ...(type ? (['type'] as const) : []),
    ...(agent.name ? (['agentName'] as const) : []),
    ...(agent.phone ? (['agentPhone'] as const) : []),
  ]
  return {
    file: {
      path,
      columns: parseColumns(values.column ?? []),
      ...(format && { format }),
      ...(encoding && { encoding }),
    },
    name: values.feed ?? basename(path, extname(path)),
    conventions: {
      decimal: requireOneOf('decimal', values.decimal, ['point', 'comma'] as const) ?? null,
      type: type ?? null,
      currency,
      rates: parseRates(values.rate ?? [], currency),
      areaUnit: requireOneOf('area-unit', values['area-unit'], ['m2', 'sqft'] as const) ?? 'm2',
      restore: values.restore ?? false,
      agent: { ...agent, portrait: PORTRAIT },
    },
    report: values.report,
    dryRun: values['dry-run'] ?? false,
    given: new Set(given),
  }
}

function requireOneOf<T extends string>(
  name: string,
  value: string | undefined,
  values: readonly T[],
) {
  const found = values.find((it) => it === value)
  if (value !== undefined && found === undefined)
    throw new Error(`--${name} is one of ${values.join(', ')}.`)
  return found
}

/** Fields by column name. `price=Asking price` reads the price from the column "Asking price". */
function parseColumns(pairs: readonly string[]): Map<string, FeedField> {
  return new Map(
    pairs.map((pair) => {
      const [field = '', ...name] = pair.split('=')
      if (!isFeedField(field) || name.join('=') === '')
        throw new Error(`--column takes a field of ours and a name, not ${pair}.`)
      return [name.join('='), field] as const
    }),
  )
}

/** Dollars per unit of a currency. Options have the inverse, units per dollar. */
function parseRates(pairs: readonly string[], currency: string): ExchangeRates {
  const rates = new Map([['USD', 1]])
  for (const pair of pairs) {
    const [, code = currency, units = ''] = /^(?:([a-z]{3})=)?(\d+(?:\.\d+)?)$/i.exec(pair) ?? []
    if (!(Number(units) > 0)) throw new Error(`--rate is a number, or one like EUR=0.92.`)
    rates.set(code.toUpperCase(), 1 / Number(units))
  }
  if (!rates.has(currency))
    throw new Error(`Say with --rate how many ${currency} there are in a dollar.`)
  return rates
}
