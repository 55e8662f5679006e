import { openDatabase } from '#server/db/open.ts'

/**
 * A process that uses the embedded database of the folder it is given: it says 'open', then the
 * number of each row that was acknowledged, until it is ended from outside.
 */
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
