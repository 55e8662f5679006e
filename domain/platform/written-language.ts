import type { Language } from './language.ts'

/**
 * Which voice of a screen reader can read what somebody wrote: that of Ukrainian has Cyrillic letters, any other text is
 * closer to English. Undefined without letters.
 */
export function recognizeLanguage(text: string): Language | undefined {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (cyrillic === 0 && latin === 0) return undefined
  return cyrillic >= latin ? 'uk' : 'en'
}
