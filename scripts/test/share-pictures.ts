import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createRunFolder } from './run-folder.ts'

const SHARED = join(import.meta.dirname, '../../.cache/test-pictures')

/** Lets the site of a new data folder find the pictures that other sites of tests have encoded, which takes long. */
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
