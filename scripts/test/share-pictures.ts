import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const SHARED = join(import.meta.dirname, '../../.cache/test-pictures')

/** Lets the site of a new data folder find the pictures that other sites of tests have encoded, which takes long. */
export function sharePictures(dataDir: string): void {
  mkdirSync(SHARED, { recursive: true })
  mkdirSync(dataDir, { recursive: true })
  symlinkSync(SHARED, join(dataDir, 'pictures'), 'junction')
}
