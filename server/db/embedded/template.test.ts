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
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { describeEmbedded } from '#test/database/database.ts'
import { freshDataDir, newFolder } from '#test/database/embedded-template.ts'
import { copyFolder, getTemplateCreator, isTemplate } from './template.ts'

describeEmbedded('a new embedded database', () => {
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

  /** Whether the tables are there, which the template has and a database made anew has not. */
  async function isCopy(): Promise<boolean> {
    const { pool, close } = await openDatabase({ dataDir, template })
    const { rows } = await pool.query(`select to_regclass('listings') is not null as copied`)
    await close()
    return rows[0].copied
  }

  it('is a copy of the template, for this user alone, and leaves the template as it is', async () => {
    const before = readdirSync(template, { recursive: true }).toSorted()
    expect(await isCopy()).toBe(true)
    expect(readdirSync(dataDir)).toEqual(['postgres'])
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    expect(readdirSync(template, { recursive: true }).toSorted()).toEqual(before)
  })

  it('is copied anew when the copying was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '18\n')
    writeFileSync(join(dataDir, 'postgres/half a file'), '')
    writeFileSync(join(dataDir, 'postgres.creating'), '')
    expect(await isCopy()).toBe(true)
    expect(existsSync(join(dataDir, 'postgres/half a file'))).toBe(false)
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  it('is made by PostgreSQL where the template is of another version', async () => {
    writeFileSync(join(template, 'made-by'), getTemplateCreator().replace(/\d+$/, '0'))
    expect(await isCopy()).toBe(false)
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  })

  it('takes the place of none that is there', async () => {
    const { pool, close } = await openDatabase({ dataDir, template })
    await pool.query('create table mine (n int); drop table listings cascade')
    await close()
    expect(await isCopy()).toBe(false)
  })

  it('knows a template only by what made it', () => {
    expect(isTemplate(template)).toBe(true)
    expect(isTemplate(join(folder, 'absent'))).toBe(false)
    rmSync(join(template, 'made-by'))
    expect(isTemplate(template)).toBe(false)
  })

  it('can be copied for everyone to read and nobody else to write', async () => {
    const copies = await copyFolder(template, join(folder, 'copy'), 'everyone')
    expect(copies).toHaveLength(readdirSync(template, { recursive: true }).length + 1)
    for (const path of copies) {
      const status = statSync(path)
      expect(status.mode & 0o777).toBe(status.isDirectory() ? 0o755 : 0o644)
    }
  })
})
