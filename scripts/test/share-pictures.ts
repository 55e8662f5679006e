import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createRunFolder } from './run-folder.ts'

const SHARED = join(import.meta.dirname, '../../.cache/test-pictures')

/**
 * Lets the site of a new data folder reuse encoded pictures of other test sites, because encoding
 * is slow.
 */
export function sharePictures(dataDir: string): void {
  mkdirSync(SHARED, { recursive: true })
  mkdirSync(dataDir, { recursive: true })
  symlinkSync(SHARED, join(dataDir, 'pictures'), 'junction')
}

/** The data folder of the site of all journeys, to be removed by the caller. */
export function createJourneysFolder(): string {
  const folder = createRunFolder()
  sharePictures(folder)
  return folder
}
