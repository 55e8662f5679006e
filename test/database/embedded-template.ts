import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTemplate } from '#server/platform/db/create-template.ts'
import { acquireLock, LockHeldError } from '#server/platform/db/embedded/lock.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { getTemplateHash } from './template-hash.ts'

/** Kept between runs, unlike the temporary folder. */
const TEMPLATES = join(import.meta.dirname, '../../.cache/test-templates')

/**
 * A new data folder with a migrated, empty embedded database. The caller removes it. The first test on this machine
 * creates a template; copying that takes 0.2 s instead of 3.
 */
export async function freshDataDir(): Promise<string> {
  const template = await getTemplateFolder()
  const dataDir = newFolder()
  cpSync(template, join(dataDir, 'postgres'), { recursive: true })
  return dataDir
}

/** A new empty folder, which the caller removes. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'homiq-test-'))
}

async function getTemplateFolder(): Promise<string> {
  const template = join(TEMPLATES, getTemplateHash())
  mkdirSync(join(template, '..'), { recursive: true })
  // Test processes start at the same time: one creates the template, the others wait for it.
  while (!existsSync(template)) {
    try {
      const lock = acquireLock(`${template}.lock`)
      try {
        if (!existsSync(template)) await createTemplateFolder(template)
      } finally {
        lock.release()
      }
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error
      await sleep(50)
    }
  }
  return template
}

async function createTemplateFolder(template: string): Promise<void> {
  // The copy is next to the template, because temporary files may be on another disk.
  const dataDir = mkdtempSync(`${template}.`)
  renameSync(await createTemplate(dataDir, migrateDatabase), template)
  rmSync(dataDir, { recursive: true })
}
