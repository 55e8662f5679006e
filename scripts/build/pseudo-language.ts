import { join } from 'node:path'
import type { Plugin } from 'vite'
import { lengthenText } from './lengthen-text.ts'

/** The environment variable that makes the bundler build English in longer, accented words, for tests of the layout. */
export const PSEUDO_VARIABLE = 'PSEUDO_LANGUAGE'

/** Where it is built, as `build/` is: with `client` and `server`. */
export const PSEUDO_FOLDER = '.cache/pseudo-language'

export const isPseudoLanguageBuilt = (): boolean => Boolean(process.env[PSEUDO_VARIABLE])

const TEXTS = /^#(?:texts|content\/en)\//
/** The only parts of these nodes that a visitor can read. Of all others, every part is visited. */
const READ_PARTS: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: [],
  ExportAllDeclaration: [],
  ExportNamedDeclaration: ['declaration'],
  Property: ['value'],
  MemberExpression: ['object'],
  SwitchCase: ['consequent'],
  BinaryExpression: [],
  // Formats and lists of other modules are named by their arguments.
  NewExpression: [],
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Every literal and piece of a template that can be a text. */
function listTexts(node: Node): Node[] {
  if (node.type === 'Literal' || node.type === 'TemplateElement') return [node]
  const isSum = node.type === 'BinaryExpression' && node.operator === '+'
  const parts = (isSum ? undefined : READ_PARTS[node.type]) ?? Object.keys(node)
  return parts
    .flatMap((name) => node[name])
    .flatMap((part) => (isNode(part) ? listTexts(part) : []))
}

/** The source of the same text with longer words. */
function writeLonger({ type, value }: Node): string | null {
  const isTemplate = type === 'TemplateElement'
  const text = isTemplate ? (value as { readonly cooked: string }).cooked : value
  if (typeof text !== 'string') return null
  const quoted = JSON.stringify(lengthenText(text))
  return isTemplate ? quoted.slice(1, -1).replace(/`|\$\{/g, '\\$&') : quoted
}

/** Bundles the English texts, also for the server, and makes their words longer. */
export function pseudoLanguage(root: string): Plugin {
  const folder = join(root, 'content/en/')
  return {
    name: 'homiq:pseudo-language',
    enforce: 'pre',
    resolveId: (id) => (TEXTS.test(id) ? join(folder, id.replace(TEXTS, '')) : null),
    transform: {
      // The types are gone then.
      order: 'post',
      handler(code, id) {
        if (!id.startsWith(folder)) return null
        let longer = code
        const texts = listTexts(this.parse(code) as unknown as Node)
        for (const text of texts.toSorted((a, b) => b.start - a.start)) {
          const source = writeLonger(text) ?? longer.slice(text.start, text.end)
          longer = longer.slice(0, text.start) + source + longer.slice(text.end)
        }
        return { code: longer, map: null }
      },
    },
  }
}
