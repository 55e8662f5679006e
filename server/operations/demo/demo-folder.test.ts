import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deleteDemoFolder, markDemoFolder, readDemoFolder } from './demo-folder.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

it('fills, reuses and deletes a demo folder, and leaves other folders alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-demo-'))
  try {
    const [demo, real] = [join(folder, 'demo'), join(folder, 'real')]
    expect(readDemoFolder(demo)).toBe('none')
    markDemoFolder(demo, null)
    expect(readDemoFolder(demo)).toBe('unfinished')
    markDemoFolder(demo, NOW)
    expect(readDemoFolder(demo)).toEqual(NOW)
    deleteDemoFolder(demo)
    expect(existsSync(demo)).toBe(false)
    mkdirSync(real)
    writeFileSync(join(real, 'postgres'), '')
    expect(() => readDemoFolder(real)).toThrow('is no folder of a demo')
    expect(() => deleteDemoFolder(real)).toThrow('is no folder of a demo')
    expect(existsSync(join(real, 'postgres'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
