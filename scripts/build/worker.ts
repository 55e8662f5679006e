import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Alphabet } from '#domain/platform/alphabet.ts'
import { getLanguagePrefix, type Language } from '#domain/platform/language.ts'
import type * as LanguageTexts from '#texts/language.ts'
import { MEMBERS_PREFIX } from './client-chunks.ts'
import { bundleScript } from './inline-scripts.ts'

/**
 * Files that are not stored in advance. Some are large and useless without a connection: maps have no tiles then, and
 * nobody can sign in or upload. The others are the screens of an account, which the worker never stores.
 */
const NEEDS_SERVER = new RegExp(
  `^(${MEMBERS_PREFIX}|map-code|open-identity|open-firebase|persistence|get-upload-queue|office-map|layers|marker-icon)`,
)

/** Files of our two fonts by alphabet. The hash may contain "-". */
const FONT = /^(?:onest|source-serif-4)-(latin|cyrillic)-(?:wght|500)-normal-[\w-]{8}\.woff2$/

/**
 * The assets of a build that the service worker fetches in advance.
 *
 * @param alphabets of the texts of its pages
 */
export const listShellAssets = (
  names: readonly string[],
  alphabets: readonly Alphabet[],
): string[] =>
  names
    .filter((name) =>
      /\.(js|css)$/.test(name)
        ? !NEEDS_SERVER.test(name)
        : alphabets.some((alphabet) => FONT.exec(name)?.[1] === alphabet),
    )
    .sort()

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
  const assets = listShellAssets(files, texts.alphabets).map((name) => `/assets/${name}`)
  const worker = await bundleScript(join(root, 'worker/service-worker.ts'), language, {
    SHELL_ASSETS: JSON.stringify(assets),
  })
  await writeFile(join(client, getLanguagePrefix(language), 'service-worker.js'), worker)
}
