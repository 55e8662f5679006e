import { build, type Plugin } from 'vite'
import type { Language } from '#domain/platform/language.ts'
import { languageTexts } from './language-texts.ts'

/** `import source from './x.ts?inline-script'` is that module and what it imports, as one classic script. */
const SUFFIX = '?inline-script'

/** @throws when the module cannot be bundled */
async function bundle(entry: string, language: Language): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [languageTexts(language)],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [bundled] = Array.isArray(output) ? output : [output]
  if (bundled === undefined || !('output' in bundled)) throw new Error(`${entry} has no bundle.`)
  return bundled.output[0].code.trim()
}

export function inlineScripts(language: Language): Plugin {
  const sources = new Map<string, Promise<string>>()
  return {
    name: 'homiq:inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null
      const entry = id.slice(0, -SUFFIX.length)
      // The server and the browsers get the same script.
      const source = sources.get(entry) ?? bundle(entry, language)
      if (this.environment.mode === 'build') sources.set(entry, source)
      return `export default ${JSON.stringify(await source)}`
    },
  }
}
