import { readFile, writeFile } from 'node:fs/promises'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import { parseProfile } from '#domain/feeds/profile/parse-profile.ts'

/** @throws a sentence for each line of the file that is wrong */
export async function readProfile(path: string): Promise<FeedProfile> {
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

export async function saveProfile(path: string, profile: FeedProfile): Promise<void> {
  await writeFile(path, `${JSON.stringify(profile, null, 2)}\n`)
}
