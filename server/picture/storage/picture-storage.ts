/** What is kept of a picture is one file, named by the hash of its bytes. */
export interface PictureStorage {
  /** Stores it, or makes what is there as old as it is now. */
  readonly put: (hash: string, bytes: Buffer<ArrayBuffer>) => Promise<void>
  /** `null` if there is none. */
  readonly get: (hash: string) => Promise<Buffer<ArrayBuffer> | null>
  readonly has: (hash: string) => Promise<boolean>
  readonly delete: (hash: string) => Promise<void>
  /** Everything that was stored before a moment, in any order. */
  readonly listOlder: (than: Date) => AsyncIterable<string>
}

const FILE_NAME = /^([0-9a-f]{32})\.webp$/

export const getFileName = (hash: string): string => `${hash}.webp`

/** `null` for files of others. */
export const parseFileName = (name: string): string | null => FILE_NAME.exec(name)?.[1] ?? null
