import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Icons of lucide-static without license comment, class and attributes, which every page would carry. */
export function iconShapes(): Plugin {
  return {
    name: 'icon-shapes',
    enforce: 'pre',
    async load(id) {
      if (!/\/lucide-static\/icons\/[\w-]+\.svg\?raw$/.test(id)) return null
      const file = await readFile(id.replace('?raw', ''), 'utf8')
      const start = file.indexOf('>', file.indexOf('<svg')) + 1
      const shapes = file.slice(start, file.lastIndexOf('</svg>')).replace(/\n\s*/g, '').trim()
      return `export default ${JSON.stringify(`<svg>${shapes}</svg>`)}`
    },
  }
}
