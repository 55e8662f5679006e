import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'

/** Limit of the declared lengths of all files that have not become pictures yet. */
const MAX_TOTAL_BYTES = 2_000_000_000

const getOwnerMark = (owner: string) =>
  createHash('sha256').update(owner).digest('hex').slice(0, 16)

/**
 * The name of a file on disk. It contains the owner, so that nobody else can continue the upload.
 *
 * @param id of the offer
 */
export const getPartName = (owner: string, id: string, file: string): string =>
  `${getOwnerMark(owner)}.${id}.${file}`

/** The names that `getPartName` makes. Files of forms, which are received in the same folder, have other names. */
const PART_NAME = /^[^.]+\.[^.]+\.[^.]+$/

/**
 * Makes room for one more file. An account may have as many as a home has pictures; beyond that its
 * oldest, abandoned ones are deleted. While the total is too large, files of the account with the
 * most bytes are deleted, so that nobody can block others with unfinished files. Call it once at a
 * time: two calls would find the same room.
 *
 * @param length of the new file, as declared
 * @returns the id of the new file
 */
export async function evictOldest(
  folder: string,
  owner: string,
  length: number,
  limits: { readonly maxFiles?: number; readonly maxTotalBytes?: number } = {},
): Promise<string> {
  const { maxFiles = PICTURE_LIMITS.pictures, maxTotalBytes = MAX_TOTAL_BYTES } = limits
  const parts = await listParts(folder)
  const owners = Map.groupBy(
    parts.sort((one, other) => one.mtimeMs - other.mtimeMs),
    ({ name }) => name.split('.')[0] ?? '',
  )
  const removed = (owners.get(getOwnerMark(owner)) ?? []).slice(0, -(maxFiles - 1))
  let total = sumBytes(parts) - sumBytes(removed)
  while (total + length > maxTotalBytes) {
    const left = [...owners.values()].map((own) => own.filter((it) => !removed.includes(it)))
    const [oldest] = left.sort((one, other) => sumBytes(other) - sumBytes(one))[0] ?? []
    if (oldest === undefined) break
    removed.push(oldest)
    total -= oldest.size
  }
  for (const { name } of removed)
    for (const file of [name, `${name}.json`]) await rm(join(folder, file), { force: true })
  return randomUUID()
}

interface PartFile {
  readonly name: string
  /** What it takes once it is complete. */
  readonly size: number
  readonly mtimeMs: number
}

const sumBytes = (files: readonly PartFile[]) => files.reduce((sum, { size }) => sum + size, 0)

async function listParts(folder: string): Promise<PartFile[]> {
  const names = await readdir(folder).catch(() => [])
  const parts = names
    .filter((name) => PART_NAME.test(name))
    .map(async (name) => {
      const file = join(folder, name)
      const info = await stat(file).catch(() => null)
      if (info === null) return []
      return [{ name, size: (await readDeclared(file)) ?? info.size, mtimeMs: info.mtimeMs }]
    })
  return (await Promise.all(parts)).flat()
}

/** The length in the record that the package keeps beside a file; `null` without one. */
async function readDeclared(file: string): Promise<number | null> {
  try {
    return Number(JSON.parse(await readFile(`${file}.json`, 'utf8')).size) || null
  } catch {
    return null
  }
}
