import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/platform/language.ts'

/** The pages of each language: the same code with its texts, under its prefix. */
export type ServerBuilds = Readonly<Record<Language, ServerBuild>>

/**
 * @param build folder that `scripts/build.ts` wrote
 * @param load imports a file
 */
export async function loadServerBuilds(
  build: string,
  load: (file: string) => Promise<ServerBuild>,
): Promise<ServerBuilds> {
  const loaded = LANGUAGES.map(async (language) => {
    const folder = language === DEFAULT_LANGUAGE ? build : join(build, language)
    return [language, await load(join(folder, 'server/index.js'))] as const
  })
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, ServerBuild>
}
