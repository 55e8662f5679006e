import { createInterface } from 'node:readline/promises'

const NOBODY_TO_ASK =
  'Nobody can confirm this without a terminal: add --yes to read the columns like this, or --save-profile FILE to write it down, correct it there, and import with --profile FILE.'

/** @throws one sentence if the answer is no, or nobody can answer */
export async function confirm(): Promise<void> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new Error(NOBODY_TO_ASK)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await terminal.question('\nImport the file like this? [y/N] ')
    if (/^y(es)?$/i.test(answer.trim())) return
  } finally {
    terminal.close()
  }
  throw new Error(
    'Nothing was imported. --column FIELD=NAME names a column, --save-profile FILE writes all of this to be corrected.',
  )
}
