import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { foldSettings, SETTINGS } from './router-settings.ts'

const ROUTER = join(import.meta.dirname, '../../node_modules/react-router/dist/production')

describe('settings of React Router', () => {
  it.each(Object.keys(SETTINGS))('are in the installed %s', (path) => {
    const folded = foldSettings(path, readFileSync(join(ROUTER, path), 'utf8'))
    for (const [setting] of SETTINGS[path] ?? []) expect(folded).not.toContain(setting)
  })

  it('that are gone stop the build', () => {
    expect(() => foldSettings('lib/hooks.js', 'const context = null')).toThrow(
      'lib/hooks.js of React Router has no "if (this.context) return" any more',
    )
  })

  it('of other modules stay', () => {
    expect(foldSettings('lib/context.js', 'isSpaMode')).toBe('isSpaMode')
  })
})
