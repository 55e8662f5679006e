import { askMeant } from '#test/catalog/search/ukrainian/ask.ts'
import { type MeantQuery, QUERY_GROUPS } from '#test/catalog/search/ukrainian/meaning.ts'
import { MEANT_QUERIES } from '#test/catalog/search/ukrainian/queries.ts'
import { printTable } from './support/table.ts'

// What searches in Ukrainian and Russian find, of what is meant. `--misses` lists the texts that do not find just that.

const isListing = process.argv.includes('--misses')
const format = (share: number) => (Number.isNaN(share) ? '–' : `${Math.floor(100 * share + 1e-9)}%`)

/** The mean of shares of each text. Precision is that of texts that find anything. */
function toRow(name: string, queries: readonly MeantQuery[]): string[] {
  const answers = queries.map((query) => ({ text: query[0], ...askMeant(query) }))
  const misses = answers.filter(({ missing, wrong }) => missing.length + wrong.length > 0)
  if (isListing && name !== 'all')
    for (const { text, missing, wrong } of misses)
      console.log(
        `${name}: ${text} misses ${missing.join() || 'none'}, has ${wrong.join() || 'no'} others`,
      )
  const finding = answers.filter(({ right, wrong }) => right.length + wrong.length > 0)
  const recall = answers.map(({ right, missing }) => right.length / (right.length + missing.length))
  const precision = finding.map(({ right, wrong }) => right.length / (right.length + wrong.length))
  return [
    name,
    String(queries.length),
    String(queries.length - misses.length),
    format(mean(recall)),
    format(mean(precision)),
  ]
}

const mean = (shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length

printTable(
  ['texts', 'number', 'find exactly what is meant', 'recall', 'precision'],
  [
    ...QUERY_GROUPS.map((group) => toRow(group, MEANT_QUERIES[group])),
    toRow(
      'all',
      QUERY_GROUPS.flatMap((group) => MEANT_QUERIES[group]),
    ),
  ],
)
