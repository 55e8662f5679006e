import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import { parseRooms } from '#domain/catalog/listing/rooms.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { type GeneratedListing, generateListings } from '#test/catalog/generate-listings.ts'
import { createTemporaryFolder } from './support/built-site.ts'
import { measureProgram } from './support/measure-program.ts'
import { printTable } from './support/table.ts'

const LISTING_COUNT = Number(process.argv[2] ?? 1_000_000)
const BATCH = 1_000

function toResoRecord(home: GeneratedListing) {
  return {
    ListingKey: `G${home.id}-${home.type}`,
    PropertyType: home.type === 'sale' ? 'Residential' : 'Residential Lease',
    ListPrice: parsePrice(home.price),
    UnparsedAddress: home.address,
    City: home.city,
    PublicRemarks: home.description,
    RoomsTotal: parseRooms(home.countRooms),
    Renovated: String(home.isRenovation),
    LivingArea: home.area,
    EntryLevel: home.currentFloor,
    StoriesTotal: home.totalFloor,
    Media: home.images.join(' '),
    ListAgentFullName: home.Realtor.name,
    ListAgentPreferredPhone: home.Realtor.phone,
    Heating: home.heatingSystem,
    YearBuilt: home.yearofConstruction,
    WallType: home.wallType,
    Latitude: home.lat,
    Longitude: home.lng,
    OnMarketTimestamp: home.publishedAt.toISOString(),
    ModificationTimestamp: home.publishedAt.toISOString(),
  }
}

const WRITERS = {
  ndjson: (homes: object[]) => homes.map((home) => `${JSON.stringify(home)}\n`).join(''),
  csv: (homes: object[], isFirst: boolean) => stringify(homes, { header: isFirst }),
}

function* createChunks(write: (homes: object[], isFirst: boolean) => string): Generator<string> {
  let homes: object[] = []
  let isFirst = true
  for (const home of generateListings(LISTING_COUNT)) {
    homes.push(toResoRecord(home))
    if (homes.length < BATCH) continue
    yield write(homes, isFirst)
    isFirst = false
    homes = []
  }
  yield write(homes, isFirst)
}

using folder = createTemporaryFolder()
for (const [format, write] of Object.entries(WRITERS)) {
  await pipeline(
    Readable.from(createChunks(write)),
    createWriteStream(join(folder.path, `g.${format}`)),
  )
}

const rows: string[][] = []
async function measure(name: string, file: string, variables: Record<string, string>) {
  const {
    seconds,
    peakMegabytes: megabytes,
    output: printed,
  } = await measureProgram('import', [join(folder.path, file), '--feed', 'bench'], variables)
  if (!printed.includes(' 0 rejected')) throw new Error(printed)
  addRow(name, seconds, megabytes)
}

async function measureExport(format: string, variables: Record<string, string>) {
  const path = join(folder.path, `export.${format}`)
  const args = [path, '--format', format]
  const { seconds, peakMegabytes } = await measureProgram('export', args, variables)
  addRow(`export as ${format}`, seconds, peakMegabytes)
}

function addRow(name: string, seconds: number, megabytes: number) {
  const figures = [seconds.toFixed(1), (LISTING_COUNT / seconds).toFixed(0), megabytes.toFixed(0)]
  rows.push([name, ...figures])
  console.error(rows.at(-1)?.join(' | '))
}

const programs = findOrInstallPostgres()
if (programs !== null) {
  const postgres = await startPostgres(programs)
  try {
    const variables = { DATABASE_URL: postgres.url }
    await measure('NDJSON into PostgreSQL', 'g.ndjson', variables)
    await measure('the same again, nothing to change', 'g.ndjson', variables)
    await measure('CSV, nothing to change', 'g.csv', variables)
    for (const format of ['ndjson', 'yandex']) await measureExport(format, variables)
  } finally {
    await postgres.stop()
  }
}
const variables = { DATA_DIR: join(folder.path, 'data') }
await measure('NDJSON into the embedded database', 'g.ndjson', variables)
await measure('the same again, nothing to change', 'g.ndjson', variables)
printTable([`${LISTING_COUNT.toLocaleString('en-US')} homes`, 'seconds', 'rows/s', 'peak MB'], rows)
