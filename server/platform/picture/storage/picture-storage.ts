/** Each stored picture is one file, named by the hash of its bytes. */
export interface PictureStorage {
  /** Stores a picture, or resets the age of a stored one. */
  readonly put: (hash: string, bytes: Buffer<ArrayBuffer>) => Promise<void>
  /** `null` if there is none. */
  readonly get: (hash: string) => Promise<Buffer<ArrayBuffer> | null>
  readonly has: (hash: string) => Promise<boolean>
  readonly delete: (hash: string) => Promise<void>
  /** Everything stored before a moment, in any order. */
  readonly listOlder: (than: Date) => AsyncIterable<string>
}

const FILE_NAME = /^([0-9a-f]{32})\.webp$/

export const getFileName = (hash: string): string => `${hash}.webp`

/** `null` for a file that is not ours. */
export const parseFileName = (name: string): string | null => FILE_NAME.exec(name)?.[1] ?? null
