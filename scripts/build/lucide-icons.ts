import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

/** `import heart from 'virtual:lucide/heart'` is what the icon of that name draws, as text. */
const LUCIDE = 'virtual:lucide/'
const RESOLVED = `\0${LUCIDE}`

/** How Lucide draws its lines. The class `icon` says so once for all, and may say otherwise. */
const LINE_STYLE =
  / fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/g

/** @throws when Lucide has no icon of that name */
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
