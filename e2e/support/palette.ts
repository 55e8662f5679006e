import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TOKENS = readFileSync(join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8')
const RULES = { light: ':root', dark: '.dark' }

/** A color token such as `paper`, formatted like a computed style. */
export function paletteColor(token: string, theme: keyof typeof RULES = 'light'): string {
  const [, rule = ''] = TOKENS.split(new RegExp(`\\n *${RULES[theme]} {`))
  const [, hex = ''] = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(rule) ?? []
  const channels = hex.match(/../g)?.map((channel) => Number.parseInt(channel, 16))
  if (channels === undefined) throw new Error(`tokens.css has no color ${token} (${theme}).`)
  return `rgb(${channels.join(', ')})`
}
