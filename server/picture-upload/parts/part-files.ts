import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import { UnavailableError } from '#server/runtime/unavailable.ts'

const RETRY_SECONDS = 60
/** Of all files that have not become pictures yet. */
const MAX_TOTAL_BYTES = 4_000_000_000

export interface PartKey {
  readonly owner: string
  /** Of the offer. */
  readonly id: string
  /** Of the file. */
  readonly file: string
}

const getOwnerMark = (owner: string) =>
  createHash('sha256').update(owner).digest('hex').slice(0, 16)

/** The name of a file on disk. It says whose it is, so that nobody else goes on with it. */
export const getPartName = ({ owner, id, file }: PartKey): string =>
  `${getOwnerMark(owner)}.${id}.${file}`

/**
 * Room for one more file. An account has as many as a home has pictures; the oldest ones, which nobody goes on with, make
 * room.
 *
 * @returns the id of the new file
 * @throws {UnavailableError} while all files together are too large
 */
export async function makeRoom(
  folder: string,
  owner: string,
  limits: { readonly maxFiles?: number; readonly maxTotalBytes?: number } = {},
): Promise<string> {
  const { maxFiles = PICTURE_LIMITS.pictures, maxTotalBytes = MAX_TOTAL_BYTES } = limits
  const parts = (await listFiles(folder)).filter(({ name }) => !name.endsWith('.json'))
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  if (total >= maxTotalBytes)
    throw new UnavailableError('Too many pictures are being sent. Try again later.', RETRY_SECONDS)
  const own = parts
    .filter(({ name }) => name.startsWith(`${getOwnerMark(owner)}.`))
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
  for (const { name } of own.slice(maxFiles - 1))
    for (const file of [name, `${name}.json`]) await rm(join(folder, file), { force: true })
  return randomUUID()
}

async function listFiles(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const files = names.map(async (name) => {
    const info = await stat(join(folder, name)).catch(() => null)
    return info === null ? [] : [{ name, size: info.size, mtimeMs: info.mtimeMs }]
  })
  return (await Promise.all(files)).flat()
}
