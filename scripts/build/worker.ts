import { join } from 'node:path'
import { build } from 'vite'
import { getLanguagePrefix, type Language } from '#domain/platform/language.ts'
import type * as LanguageTexts from '#texts/language.ts'
import { inlineScripts } from './inline-scripts.ts'
import { languageTexts } from './language-texts.ts'
import { getShellAssets } from './shell-assets.ts'

/**
 * Builds the service worker of a language.
 *
 * @param client folder of the files that browsers fetch
 * @param files names of the assets that the pages of the language use
 */
export async function buildWorker(
  root: string,
  client: string,
  language: Language,
  files: readonly string[],
): Promise<void> {
  const texts: typeof LanguageTexts = await import(`#content/${language}/language.ts`)
  const assets = getShellAssets(files, texts.alphabets)
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [languageTexts(language), inlineScripts(language)],
    define: {
      SHELL_ASSETS: JSON.stringify(assets.map((name) => `/assets/${name}`)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: join(client, getLanguagePrefix(language)),
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}
