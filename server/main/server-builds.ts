import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { getLanguagePrefix, type Language, loadLanguages } from '#domain/platform/language.ts'

/** The pages of each language: the same code with its texts, under its prefix. */
export type ServerBuilds = Readonly<Record<Language, ServerBuild>>

/**
 * @param build folder that `scripts/build.ts` wrote
 * @param load imports a file
 */
export const loadServerBuilds = (
  build: string,
  load: (file: string) => Promise<ServerBuild>,
): Promise<ServerBuilds> =>
  loadLanguages((language) => load(join(build, getLanguagePrefix(language), 'server/index.js')))
