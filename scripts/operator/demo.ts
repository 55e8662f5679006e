import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_ACCOUNTS } from '#content/demo/people.ts'
import { PATHS } from '#domain/platform/paths.ts'
import {
  deleteDemoFolder,
  markDemoFolder,
  readDemoFolder,
} from '#server/operations/demo/demo-folder.ts'
import { DEMO_PASSWORD, fillMarket, MARKET_SIZE } from '#server/operations/demo/fill-market.ts'
import { type Env, readProcessEnv, SETTING_GROUPS } from '#server/platform/config/env.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { getPictureFolders } from '#server/platform/picture/folders.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { withExclusiveDatabase } from './with-database.ts'

const USAGE = `npm run demo

Serves the site with an invented market to look around in: ${MARKET_SIZE.owners} owners, ${MARKET_SIZE.homes} homes, conversations, and a queue
for moderators. It has a database of its own, and mails are written into its folder.

  --anew         begins again; without it, the demo goes on as it was left
  --folder PATH  where it is kept, instead of demo-data`

const ROOT = join(import.meta.dirname, '../..')
const PICTURES = join(ROOT, 'build/pictures')

/** Settings that would make the demo reach the real database, real people, or accounts elsewhere. */
const UNSET = ['DATABASE_URL', 'SMTP_URL', 'SITE_URL', ...SETTING_GROUPS.flat()]

/**
 * The program behind `npm run demo`.
 *
 * @throws one sentence if it fails
 */
export async function runDemo(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      anew: { type: 'boolean', default: false },
      folder: { type: 'string', default: 'demo-data' },
    },
  })
  if (values.help) return console.log(USAGE)
  const folder = resolve(values.folder)
  // Variables that are set, even to an empty text, override the file `.env`.
  for (const name of UNSET.flatMap((setting) => [setting, `${setting}_FILE`]))
    process.env[name] = ''
  process.env.DATA_DIR = folder
  // The passwords are public.
  process.env.HOST ||= '127.0.0.1'
  await prepareFolder(folder, values.anew)
  printAccounts(readProcessEnv())
  const { serve } = await import('#server/main/serve.ts')
  serve({ isDemo: true })
}

async function prepareFolder(folder: string, isAnew: boolean): Promise<void> {
  const found = readDemoFolder(folder)
  if (found instanceof Date && !isAnew) {
    console.log(
      `The demo of ${found.toISOString().slice(0, 10)} goes on; npm run demo -- --anew begins again.`,
    )
    return
  }
  // A running server must not lose its database.
  if (found !== 'none') await withExclusiveDatabase('begin again', async () => {})
  deleteDemoFolder(folder)
  markDemoFolder(folder, null)
  console.log('A market is being made up; that takes less than a minute …')
  await withExclusiveDatabase('begin again', async ({ orm, withoutDeadlines }) => {
    await withoutDeadlines(migrateDatabase)
    const storage = createDiskStorage(getPictureFolders(folder).homes)
    const siteUrl = readProcessEnv().SITE_URL
    const filled = await fillMarket({ db: orm, storage, pictures: PICTURES, siteUrl })
    const { owners, homes, conversations } = filled
    console.log(
      `${owners} owners, ${homes} homes and ${conversations} conversations are in ${folder}.`,
    )
  })
  markDemoFolder(folder, new Date())
}

function printAccounts({ PORT }: Env): void {
  const { owner, seeker, moderator } = DEMO_ACCOUNTS
  const rows = [
    [owner.email, `offers homes: ${PATHS.myListings}`],
    [seeker.email, `looks for one: ${PATHS.messages}`],
    [moderator.email, `decides about them: ${PATHS.moderation}`],
  ]
  console.log(`Sign in on http://localhost:${PORT} with the password ${DEMO_PASSWORD}:`)
  for (const [email, what] of rows) console.log(`  ${email?.padEnd(26)}${what}`)
}
