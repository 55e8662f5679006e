import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { FeedField } from '#domain/feeds/fields.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { parseProfile } from '#domain/feeds/profile/parse-profile.ts'
import { recognizeColumns } from '#domain/feeds/recognize/recognize-columns.ts'
import { sampleFeed } from '#server/feeds/reading/sample-feed.ts'
import type { ImportOptions } from './import-options.ts'
import { formatProposal } from './proposal-text.ts'

export interface ChosenProfile {
  /** `undefined` if columns are read by their known names. */
  readonly profile: FeedProfile | undefined
  /** Whether it was recognized, so that a person has to accept it. */
  readonly isProposed: boolean
  /** Sentences about facts that are stated nowhere. */
  readonly missing: readonly string[]
}

/** Decides how columns are read: by a given profile, by their known names, or as recognized. */
export async function chooseProfile(options: ImportOptions): Promise<ChosenProfile> {
  const { file, profilePath, savePath, given, restore } = options
  if (profilePath !== undefined) return accepted(withGiven(await readProfile(profilePath), given))
  const sample = restore ? null : await sampleFeed(file)
  if (sample === null) return accepted(undefined)
  const title = basename(file.path, extname(file.path))
  const proposal = recognizeColumns({ ...sample, title, stated: new Set(Object.keys(given)) })
  const profile = withGiven(proposal.profile, given)
  if (savePath !== undefined) await writeFile(savePath, `${JSON.stringify(profile, null, 2)}\n`)
  if (proposal.isPlain) return accepted(given.city === undefined ? undefined : profile)

  for (const line of formatProposal({ ...proposal, profile }, sample, file.path))
    console.error(line)
  if (savePath !== undefined) console.error(`This is written to ${savePath}.`)
  const missing = proposal.isCityMissing && given.city === undefined ? [NO_CITY] : []
  return { profile, isProposed: true, missing }
}

const NO_CITY = 'Nothing says in which city the homes are: say it with --city NAME.'

const accepted = (profile: FeedProfile | undefined): ChosenProfile => ({
  profile,
  isProposed: false,
  missing: [],
})

/** Options override the profile's constants. */
function withGiven(profile: FeedProfile, given: ImportOptions['given']): FeedProfile {
  const overridden: readonly FeedField[] = ['type', 'currency', 'areaUnit']
  const constants = Object.entries(profile.constants ?? {}).filter(
    ([field]) => !(field in given && overridden.includes(field as FeedField)),
  )
  const city = given.city === undefined ? {} : { city: given.city }
  return { ...profile, constants: { ...Object.fromEntries(constants), ...city } }
}

/** @throws a sentence for each line of the file that is wrong */
async function readProfile(path: string): Promise<FeedProfile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The profile ${path} cannot be read: ${error.code}.`)
  })
  const parsed = parseProfile(text)
  if ('profile' in parsed) return parsed.profile
  const problems = parsed.problems.toSorted((a, b) => a.line - b.line)
  throw new Error(
    problems.map(({ line, message }) => `${path}, line ${line}: ${message}`).join('\n'),
  )
}
