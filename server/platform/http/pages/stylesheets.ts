import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The contents of a stylesheet and its hash for `style-src`. */
export interface Stylesheet {
  readonly css: string
  readonly hash: string
}

/**
 * @param client folder that the build wrote for browsers
 * @returns stylesheets by path
 */
export function readStylesheets(client: string): ReadonlyMap<string, Stylesheet> {
  const folder = join(client, 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => {
      const css = readFileSync(join(folder, name), 'utf8').trim()
      return [`/assets/${name}`, { css, hash: `'sha256-${hash('sha256', css, 'base64')}'` }]
    }),
  )
}
