import { LANGUAGES, type Language } from '#domain/platform/language.ts'

/**
 * A module of texts in every language, for what the server itself writes: mails, feeds, pages outside of React Router.
 * Screens import `#texts/…` instead, which the build resolves to their own language.
 *
 * @param path below `content/<language>/`; `Texts` is the type of that module
 */
export async function loadTexts<Texts>(path: string): Promise<Readonly<Record<Language, Texts>>> {
  const loaded = LANGUAGES.map(async (language) => {
    const texts: Texts = await import(/* @vite-ignore */ `#content/${language}/${path}`)
    return [language, texts] as const
  })
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Texts>
}
