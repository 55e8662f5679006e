import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

/** `import heart from 'virtual:lucide/heart'` imports the drawing of that icon, as text. */
const LUCIDE = 'virtual:lucide/'

/**
 * Lucide's line attributes. The class `icon` sets them once for all icons, and may override them.
 */
const LINE_STYLE =
  / fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/g

/** A page has the icons that it shows, of 1,700 in the package. */
export const lucideIcons = (): Plugin => ({
  name: 'homiq:lucide-icons',
  resolveId: (id) => (id.startsWith(LUCIDE) ? `\0${id}` : null),
  load(id) {
    const shapes = id.startsWith(`\0${LUCIDE}`) && lucide.icons[id.slice(LUCIDE.length + 1)]?.body
    return shapes ? `export default ${JSON.stringify(shapes.replace(LINE_STYLE, ''))}` : null
  },
})
