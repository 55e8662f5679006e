import { basename, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import { type FeedField, isFeedField } from '#domain/feeds/fields.ts'
import { ENCODINGS } from '#server/feeds/reading/encoding.ts'
import { FEED_FORMATS } from '#server/feeds/reading/feed-source.ts'
import { parseRates } from './rates.ts'

export const IMPORT_USAGE = `npm run import -- FILE [options]

Imports homes from CSV, NDJSON, an array of JSON, or XML. A second import changes nothing. Columns that have no
known names are recognized, shown, and read only if you confirm it.

  --yes                 reads the columns as they are recognized, without a question
  --profile FILE        reads the columns as a profile says
  --save-profile FILE   writes what is recognized as a profile
  --feed NAME           the name of the feed (that of the file without its ending)
  --type sale|rent      of homes that do not say it
  --city NAME           of homes that do not say it
  --column FIELD=NAME   a column that stands for a field, whatever it is called
  --currency UAH        of prices that do not say it (USD)
  --rate 41.5           units of that currency, or of the recognized one, in a dollar;
                        --rate EUR=0.92 for another
  --area-unit m2|sqft   of areas that do not say it (m2)
  --decimal point|comma the sign before fractions, if "1.234" or "1,234" is less than two
  --agent-name NAME     of homes that name nobody to call
  --agent-phone PHONE
  --complete            withdraws homes of the feed that the file does not have
  --restore             puts homes of an export of this site back in their places, by type and id;
                        only for files that you exported yourself
  --format csv|ndjson|json|xml|blm, --encoding ${ENCODINGS.join('|')} (found out)
  --report FILE         gets every row that is rejected, changed or odd as NDJSON
  --dry-run             reads and checks everything, writes nothing, needs no database`

const OPTIONS = {
  feed: { type: 'string' },
  yes: { type: 'boolean' },
  profile: { type: 'string' },
  'save-profile': { type: 'string' },
  type: { type: 'string' },
  city: { type: 'string' },
  column: { type: 'string', multiple: true },
  currency: { type: 'string' },
  rate: { type: 'string', multiple: true },
  'area-unit': { type: 'string' },
  decimal: { type: 'string' },
  'agent-name': { type: 'string' },
  'agent-phone': { type: 'string' },
  format: { type: 'string' },
  encoding: { type: 'string' },
  complete: { type: 'boolean' },
  restore: { type: 'boolean' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export type ImportOptions = NonNullable<ReturnType<typeof parseImportOptions>>

/**
 * `null` asks for help.
 *
 * @throws one sentence about invalid options
 */
export function parseImportOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help || args.length === 0) return null
  const [path] = positionals
  if (path === undefined || positionals.length > 1) throw new Error('Name one file to import.')
  if (values.complete && values.restore)
    throw new Error('--complete is about a feed, and --restore about an export of this site.')
  const format = requireOneOf('format', values.format, FEED_FORMATS)
  const encoding = requireOneOf('encoding', values.encoding, ENCODINGS)
  return {
    file: {
      path,
      columns: parseColumns(values.column ?? []),
      ...(format && { format }),
      ...(encoding && { encoding }),
    },
    name: values.feed ?? basename(path, extname(path)),
    report: values.report,
    dryRun: values['dry-run'] ?? false,
    /** Whether to accept recognized columns without a question. */
    yes: values.yes ?? false,
    profilePath: values.profile,
    savePath: values['save-profile'],
    restore: values.restore ?? false,
    /** Whether to withdraw listings of the feed that are not in the file. */
    isComplete: values.complete ?? false,
    /** Facts that options state instead of columns. */
    given: omitMissing({
      type: requireOneOf('type', values.type, ['sale', 'rent']),
      city: values.city,
      currency: values.currency?.toUpperCase(),
      areaUnit: requireOneOf('area-unit', values['area-unit'], ['m2', 'sqft']),
      agentName: values['agent-name'],
      agentPhone: values['agent-phone'],
    }),
    rates: parseRates(values.rate ?? []),
    decimal: requireOneOf('decimal', values.decimal, ['point', 'comma'] as const) ?? null,
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
