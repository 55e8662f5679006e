import { build, type Plugin, type Rolldown } from 'vite'
import type { Language } from '#domain/platform/language.ts'
import { languageTexts } from './language-texts.ts'

/** `import source from './x.ts?inline-script'` is that module and what it imports, as one classic script. */
const SUFFIX = '?inline-script'

/**
 * A module and what it imports, as one classic script.
 *
 * @param define what names in it stand for
 *
 * @throws when it cannot be bundled
 */
export async function bundleScript(
  entry: string,
  language: Language,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [languageTexts(language), inlineScripts(language)],
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  return (bundled as Rolldown.RolldownOutput).output[0].code.trim()
}

export const inlineScripts = (language: Language): Plugin => ({
  name: 'homiq:inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null
    const source = await bundleScript(id.slice(0, -SUFFIX.length), language)
    return `export default ${JSON.stringify(source)}`
  },
})
