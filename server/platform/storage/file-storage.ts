import { HOME_PICTURES } from '#server/platform/config/state-folders.ts'

/** What a storage has, each kind in a folder of its own. */
export interface FileKind {
  readonly folder: string
  /** With the dot. */
  readonly extension: string
  readonly contentType: string
}

export const PICTURES: FileKind = {
  folder: HOME_PICTURES,
  extension: '.webp',
  contentType: 'image/webp',
}

/** Files whose names are hashes of 32 hexadecimal digits, mostly of their bytes. */
export interface FileStorage {
  /** Stores a file, or resets the age of a stored one. */
  readonly put: (hash: string, bytes: Buffer<ArrayBuffer>) => Promise<void>
  /** `null` if there is none. */
  readonly get: (hash: string) => Promise<Buffer<ArrayBuffer> | null>
  readonly has: (hash: string) => Promise<boolean>
  readonly delete: (hash: string) => Promise<void>
  /** Everything stored before a moment, in any order. */
  readonly listOlder: (than: Date) => AsyncIterable<string>
}

/** `null` for a file that is not ours. */
export function parseFileName(name: string, { extension }: FileKind): string | null {
  const hash = name.slice(0, -extension.length)
  return name.endsWith(extension) && /^[0-9a-f]{32}$/.test(hash) ? hash : null
}
