import { openDatabase } from '#server/platform/db/open.ts'

// Opens the embedded database in the folder of its first argument, prints "open", then inserts rows and prints the
// number of each committed row, until it is killed.
const [dataDir = ''] = process.argv.slice(2)
try {
  const { pool } = await openDatabase({ dataDir })
  console.log('open')
  await pool.query('create table if not exists numbers (n int primary key)')
  for (let n = 1; ; n++) {
    await pool.query('insert into numbers values ($1)', [n])
    console.log(n)
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exit(1)
}
