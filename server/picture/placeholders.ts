import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { log } from '#server/log/log.ts'

const schema = z.record(z.string(), z.string().startsWith('data:image/'))

/**
 * The tiny pictures made by the build, by the address of the picture that each stands for. Without
 * them pages still work: pictures then come in over a plain ground.
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
