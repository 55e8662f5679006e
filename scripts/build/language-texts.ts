import type { Plugin } from 'vite'
import type { Language } from '#domain/platform/language.ts'

const TEXTS = '#texts/'

/** Resolves `#texts/…` to the texts of the language that is built: nothing of another one is in its files. */
export function languageTexts(language: Language): Plugin {
  return {
    name: 'homiq:language-texts',
    enforce: 'pre',
    resolveId(id, importer, options) {
      if (!id.startsWith(TEXTS)) return null
      const module = `#content/${language}/${id.slice(TEXTS.length)}`
      return this.resolve(module, importer, { ...options, skipSelf: true })
    },
  }
}
