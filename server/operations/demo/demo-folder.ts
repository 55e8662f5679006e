import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** Marks a data folder as that of a demo, which may be deleted. */
const MARK = 'demo.json'

const markSchema = z.object({ filledAt: z.iso.datetime().nullable() })

/** @throws one sentence if the folder contains anything that no demo put there */
export function readDemoFolder(folder: string): 'none' | 'unfinished' | Date {
  if (!existsSync(folder)) return 'none'
  const mark = join(folder, MARK)
  if (!existsSync(mark))
    throw new Error(
      `${folder} is no folder of a demo, and a demo writes into no other: name one that is not there yet, or delete this one.`,
    )
  const { filledAt } = markSchema.parse(JSON.parse(readFileSync(mark, 'utf8')))
  return filledAt === null ? 'unfinished' : new Date(filledAt)
}

/** @param filledAt `null` while it is being filled */
export function markDemoFolder(folder: string, filledAt: Date | null): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, MARK), JSON.stringify({ filledAt }))
}

/** @throws one sentence if the folder contains anything that no demo put there */
export function deleteDemoFolder(folder: string): void {
  if (readDemoFolder(folder) !== 'none') rmSync(folder, { recursive: true })
}

/** @throws one sentence if the folder is that of a demo: anybody can read its passwords */
export function expectNoDemo(folder: string): void {
  if (existsSync(join(folder, MARK)))
    throw new Error(
      `${folder} is the folder of a demo, whose passwords are public: serve it with npm run demo, or name another folder in DATA_DIR.`,
    )
}
