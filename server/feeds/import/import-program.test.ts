import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SHIPPED_RATES } from '#content/exchange-rates.ts'
import { runExport } from '#scripts/feed/run-export.ts'
import { runImport } from '#scripts/feed/run-import.ts'
import type { withExclusiveDatabase } from '#scripts/operator/with-database.ts'
import { saveExchangeRates } from '#server/catalog/exchange-rate/commands.ts'
import { readProcessEnv } from '#server/platform/config/env.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createFeedFile, createResoRecord } from '#test/catalog/feed-file.ts'
import { freshDataDir } from '#test/database/embedded-template.ts'
import { BERLIN } from '#test/feeds/portals/berlin.ts'
import { formatPortalFile } from '#test/feeds/portals/portal-file.ts'
import { WARSAW } from '#test/feeds/portals/warsaw.ts'
import { runProgram } from '#test/site/run-program.ts'
import { runScript } from '#test/site/run-script.ts'

let dataDir: string
let folder: string
beforeAll(async () => {
  dataDir = await freshDataDir()
  folder = mkdtempSync(join(tmpdir(), 'homiq-feed-'))
})
afterAll(() => {
  for (const path of [dataDir, folder]) rmSync(path, { recursive: true })
})

/** Runs the program itself. */
async function start(...args: string[]) {
  const { stdout, stderr, code } = await runScript(['import', ...args], { DATA_DIR: dataDir })
  return { code, out: stdout.toString(), errors: stderr }
}

const importFile = (...args: string[]) => runProgram(runImport, args, { DATA_DIR: dataDir })

const table = stringify(
  [createResoRecord(), createResoRecord({ ListingKey: 'A2', LivingArea: 'big', Pool: 'yes' })],
  {
    header: true,
    columns: [...Object.keys(createResoRecord()), 'Pool'],
  },
)

describe('the programs', () => {
  it('import a file, report the result, and export it again', async () => {
    const path = createFeedFile('agency.csv', table)
    const report = join(folder, 'rejected.ndjson')
    const first = await start(path, '--currency', 'USD', '--report', report)
    expect(first.out).toBe('2 rows: 1 added, 0 changed, 0 unchanged, 1 rejected.\n')
    expect(first.errors).toContain('Columns that nothing is read from: Pool.')
    expect(first.errors).toContain(
      'line 4, LivingArea: expected an area of 5 to 3,000 m², found "big"',
    )
    expect(first.code).toBe(0)
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      line: 4,
      column: 'LivingArea',
    })

    const exported = join(folder, 'all.csv')
    const written = await runProgram(runExport, [exported], { DATA_DIR: dataDir })
    expect(written).toMatchObject({ code: 0, errors: '1 homes as csv.\n' })
    const refused = await importFile(exported)
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain('line 2, id: expected a key of the feed')
    expect(refused.errors).toContain('only --restore takes back')
    const again = await importFile(exported, '--restore')
    expect(again.out).toBe('1 row: 0 added, 0 changed, 1 unchanged, 0 rejected.\n')
  })

  it('show what they recognize, and import only after confirmation', async () => {
    const path = createFeedFile('wohnungen.csv', formatPortalFile(BERLIN))
    const shown = await start(path, '--rate', '0.92')
    expect(shown).toMatchObject({ code: 1, out: '' })
    expect(shown.errors).toMatch(/price +Kaltmiete \(€\) +90 %, heading +\d\.\d{3},00 /)
    expect(shown.errors).toMatch(/address +Straße \+ Hausnummer \+ Ort +90 %, heading /)
    expect(shown.errors).toContain('type is rent in all rows: the heading "Kaltmiete (€)" says so.')
    expect(shown.errors).toContain('PLZ: listings have no such fact')
    expect(shown.errors).toContain('Nobody can confirm this without a terminal: add --yes')

    const accepted = await importFile(path, '--rate', '0.92', '--yes', '--dry-run')
    expect(accepted.out).toBe(
      '60 rows: 60 rows can be imported, 0 rejected.\nNothing was written.\n',
    )
  })

  it("use the site's exchange rates", async () => {
    const database = await openDatabase({ dataDir })
    const unitsPerDollar = new Map([...SHIPPED_RATES.unitsPerDollar, ['PLN', 4] as const])
    await saveExchangeRates(database.orm, { date: '2026-11-20', unitsPerDollar })
    const path = createFeedFile(WARSAW.name, formatPortalFile(WARSAW))
    const withDatabase: typeof withExclusiveDatabase = (_, work) => work(database, readProcessEnv())
    const print = vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await runImport([path, '--yes'], withDatabase)).toBe(true)
    expect(print.mock.lastCall).toEqual(['60 rows: 60 added, 0 changed, 0 unchanged, 0 rejected.'])
    await database.close()
    await expect(runImport([path, '--yes', '--dry-run'])).rejects.toThrow(
      'Say with --rate how many PLN there are in a dollar: there are rates for USD, UAH, EUR.',
    )
    vi.restoreAllMocks()
  })

  it('save what they recognize as a profile, and read by it', async () => {
    const path = createFeedFile('wohnungen.csv', formatPortalFile(BERLIN))
    const saved = join(folder, 'berlin.json')
    const { errors } = await importFile(path, '--rate', '0.92', '--save-profile', saved)
    expect(errors).toContain(`This is written to ${saved}.`)
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual(BERLIN.expected)
    const given = ['--profile', saved, '--rate', '0.92', '--dry-run']
    const read = await importFile(path, ...given)
    expect(read.out).toContain('60 rows: 60 rows can be imported, 0 rejected.')
    expect(read.errors).toContain('Columns that nothing is read from: Überschrift, PLZ')

    writeFileSync(saved, '{"columns": {\n"prize": "Preis"}}')
    const refused = await importFile(path, ...given)
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain(`${saved}, line 2: "columns", "prize" is not a field`)
  })

  it('ask for facts that no column states', async () => {
    const path = createFeedFile('homes.csv', 'Код,Вулиця,Ціна (грн)\n1,Сумська,100\n')
    const { errors } = await importFile(path, '--yes', '--rate', '41.5')
    expect(errors).toContain('Nothing says in which city the homes are: say it with --city NAME.')
    expect(errors).toContain('There is no column for type')
    expect(errors).toContain('; --type says it of all homes.')
  })

  it('try an import without a database, and fail if nothing can be imported', async () => {
    const path = createFeedFile('agency.ndjson', '{}\n')
    const tried = await importFile(path, '--dry-run')
    expect(tried.code).toBe(1)
    expect(tried.out).toBe('1 row: 0 rows can be imported, 1 rejected.\nNothing was written.\n')
  })

  it('try a truncated file, and report it once', async () => {
    const home = JSON.stringify(createResoRecord())
    const path = createFeedFile('agency.ndjson', `${home}\n${home.slice(0, -9)}`)
    const tried = await importFile(path, '--dry-run', '--type', 'sale')
    expect(tried.out).toBe(
      '1 row: 1 row can be imported, 0 rejected.\nNothing was written; the file ended early, and only what came before that could be imported.\n',
    )
  })

  it('name missing columns', async () => {
    const path = createFeedFile('agency.csv', 'ListingKey,ListPrice\nA1,1\n')
    const { code, errors } = await importFile(path)
    expect(code).toBe(1)
    expect(errors).toContain('There is no column for area: it may be called area, LivingArea')
  })

  it('say what to do while the server uses the database', async () => {
    const path = createFeedFile('agency.csv', table)
    const database = await openDatabase({ dataDir })
    const { code, errors } = await importFile(path)
    await database.close()
    expect(code).toBe(1)
    expect(errors).toContain(
      `Another process (${process.pid}) has the embedded database open: stop it if it is the server, wait for its end if it is a command, then import.`,
    )
  })

  it.each([
    [['--type', 'both'], '--type is one of sale, rent.'],
    [['--rate', 'much'], '--rate is a number'],
    [['--column', 'prize=Price'], '--column takes a field of ours'],
    [['other.csv'], 'Name one file to import.'],
  ])('refuse %j', async (args, sentence) => {
    await expect(runImport(['homes.csv', ...args])).rejects.toThrow(sentence)
  })
})
