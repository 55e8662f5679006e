import { readdirSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runAccounts } from '#scripts/operator/accounts.ts'
import { newFolder } from '#test/database/embedded-template.ts'
import { runProgram } from '#test/site/run-program.ts'

describe('npm run accounts', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = newFolder()
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it.each([
    ['an empty name', '', 'Name somebody, by an address of mail or a uid.\n'],
    ['a long name', 'x'.repeat(100_000), 'Nobody is called by more than 320 characters.\n'],
  ])('refuses %s with one sentence, before it opens a database', async (_what, who, errors) => {
    const shown = await runProgram(runAccounts, ['show', who], { DATA_DIR: dataDir })
    expect(shown).toEqual({ code: 1, out: '', errors })
    expect(readdirSync(dataDir)).toEqual([])
  })
})
