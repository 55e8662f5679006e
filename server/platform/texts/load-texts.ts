import { type Language, loadLanguages } from '#domain/platform/language.ts'

/**
 * A module of texts in every language, for what the server itself writes: mails, feeds, pages outside of React Router.
 * Screens import `#texts/…` instead, which the build resolves to their own language.
 *
 * @param path below `content/<language>/`; `Texts` is the type of that module
 */
export const loadTexts = <Texts>(path: string): Promise<Readonly<Record<Language, Texts>>> =>
  loadLanguages(
    (language): Promise<Texts> => import(/* @vite-ignore */ `#content/${language}/${path}`),
  )
