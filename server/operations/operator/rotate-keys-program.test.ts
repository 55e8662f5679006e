import { readdirSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runRotateKeys } from '#scripts/operator/rotate-keys.ts'
import { newFolder } from '#test/database/embedded-template.ts'
import { runProgram } from '#test/site/run-program.ts'

let dataDir: string
beforeEach(() => {
  dataDir = newFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const rotateKeys = (...args: string[]) => runProgram(runRotateKeys, args, { DATA_DIR: dataDir })

it('npm run rotate-keys prints its usage without creating a database', async () => {
  const { code, out } = await rotateKeys('--help')
  expect(code).toBe(0)
  expect(out).toContain('npm run rotate-keys [-- --discard]')
  expect(readdirSync(dataDir)).toEqual([])
})

it.each([
  [['--discrad'], /^Unknown option '--discrad'[^\n]*\n$/],
  [['discard'], /^Unexpected argument 'discard'[^\n]*\n$/],
  [['--discard=no'], /^Option '--discard' does not take an argument\n$/],
])('npm run rotate-keys refuses %j', async (args, sentence) => {
  const { code, out, errors } = await rotateKeys(...args)
  expect([code, out]).toEqual([1, ''])
  expect(errors).toMatch(sentence)
  expect(readdirSync(dataDir)).toEqual([])
})
