import { readdirSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '#test/database/embedded-template.ts'
import { runScript } from '#test/site/run-script.ts'

describe('npm run accounts', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = newFolder()
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it.each([
    ['an empty name', '', 'Name somebody, by an address of mail or a uid.\n'],
    ['a long name', 'x'.repeat(100_000), 'Nobody is called by more than 320 characters.\n'],
  ])('refuses %s with one sentence, before it opens a database', async (_what, who, stderr) => {
    const response = await runScript(['accounts', 'show', who], { DATA_DIR: dataDir })
    expect(response).toMatchObject({ code: 1, stderr })
    expect(readdirSync(dataDir)).toEqual([])
  })
})
