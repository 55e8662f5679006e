import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

/** `import heart from 'virtual:lucide/heart'` imports the drawing of that icon, as text. */
const LUCIDE = 'virtual:lucide/'
const RESOLVED = `\0${LUCIDE}`

/**
 * Lucide's line attributes. The class `icon` sets them once for all icons, and may override them.
 */
const LINE_STYLE =
  / fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/g

/** @throws if Lucide has no icon of that name */
function getShapes(name: string): string {
  const { icons, aliases } = lucide
  const body = (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body
  if (body === undefined) throw new Error(`Lucide has no icon "${name}".`)
  return body.replace(LINE_STYLE, '').replace(/^<g>(.*)<\/g>$/, '$1')
}

export const isLucideIcon = (id: string): boolean => id.startsWith(RESOLVED)

export function lucideIcons(): Plugin {
  return {
    name: 'homiq:lucide-icons',
    resolveId: (id) => (id.startsWith(LUCIDE) ? `\0${id}` : null),
    load(id) {
      if (!isLucideIcon(id)) return null
      return `export default ${JSON.stringify(getShapes(id.slice(RESOLVED.length)))}`
    },
  }
}
