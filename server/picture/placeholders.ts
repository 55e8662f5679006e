import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { log } from '#server/log/log.ts'

const schema = z.record(z.string(), z.string().startsWith('data:image/'))

/**
 * Reads the blurred previews that the build created, by the URL of their picture. Pages also work
 * without them.
 */
export async function readPlaceholders(folder: string): Promise<ReadonlyMap<string, string>> {
  const file = join(folder, 'placeholders.json')
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(await readFile(file, 'utf8')))))
  } catch (error) {
    log.error(
      { err: error },
      'The placeholders of the pictures cannot be read; `npm run build` makes them.',
    )
    return new Map()
  }
}
