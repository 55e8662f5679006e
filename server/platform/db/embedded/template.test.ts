import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir, newFolder } from '#test/database/embedded-template.ts'
import { copyFolder, getTemplateCreator, isTemplate } from './template.ts'

describe('a new embedded database', () => {
  let folder: string
  let template: string
  let dataDir: string
  beforeEach(async () => {
    folder = newFolder()
    template = join(folder, 'template')
    dataDir = join(folder, 'data')
    const original = await freshDataDir()
    cpSync(original, template, { recursive: true })
    rmSync(original, { recursive: true })
    writeFileSync(join(template, 'made-by'), getTemplateCreator())
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Whether the tables exist, which a template has and a newly created database has not. */
  async function isCopy(): Promise<boolean> {
    const { pool, close } = await openDatabase({ dataDir, template })
    const { rows } = await pool.query(`select to_regclass('listings') is not null as copied`)
    await close()
    return rows[0].copied
  }

  it('is copied, readable only for this user, and stays unchanged', async () => {
    const before = readdirSync(template, { recursive: true }).toSorted()
    expect(await isCopy()).toBe(true)
    expect(readdirSync(dataDir)).toEqual(['postgres'])
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    expect(readdirSync(template, { recursive: true }).toSorted()).toEqual(before)
  })

  it('is copied again if copying was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '18\n')
    writeFileSync(join(dataDir, 'postgres/half a file'), '')
    writeFileSync(join(dataDir, 'postgres.creating'), '')
    expect(await isCopy()).toBe(true)
    expect(existsSync(join(dataDir, 'postgres/half a file'))).toBe(false)
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  it('is ignored if it has another version', async () => {
    writeFileSync(join(template, 'made-by'), getTemplateCreator().replace(/\d+$/, '0'))
    expect(await isCopy()).toBe(false)
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  })

  it('does not replace an existing database', async () => {
    const { pool, close } = await openDatabase({ dataDir, template })
    await pool.query('create table mine (n int); drop table listings cascade')
    await close()
    expect(await isCopy()).toBe(false)
  })

  it("is recognized only by its creator's version", () => {
    expect(isTemplate(template)).toBe(true)
    expect(isTemplate(join(folder, 'absent'))).toBe(false)
    rmSync(join(template, 'made-by'))
    expect(isTemplate(template)).toBe(false)
  })

  it('can be copied so that everyone can read it and nobody else write it', async () => {
    const copies = await copyFolder(template, join(folder, 'copy'), 'everyone')
    expect(copies).toHaveLength(readdirSync(template, { recursive: true }).length + 1)
    for (const path of copies) {
      const status = statSync(path)
      expect(status.mode & 0o777).toBe(status.isDirectory() ? 0o755 : 0o644)
    }
  })
})
