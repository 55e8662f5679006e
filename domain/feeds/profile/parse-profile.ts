import type * as z from 'zod/mini'
import { type FeedProfile, feedProfileSchema } from './feed-profile.ts'
import { findJsonLines, toPathKey } from './json-lines.ts'
import { findSyntaxProblem, type ProfileProblem } from './json-syntax.ts'

export type ParsedProfile =
  | { readonly profile: FeedProfile }
  | { readonly problems: readonly ProfileProblem[] }

export function parseProfile(json: string): ParsedProfile {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return { problems: [findSyntaxProblem(json, error as SyntaxError)] }
  }
  const parsed = feedProfileSchema.safeParse(value)
  if (parsed.success) return { profile: parsed.data }
  const lines = findJsonLines(json)
  const problems = parsed.error.issues.flatMap(flattenIssue).map(({ path, message }) => ({
    line: lines.get(toPathKey(path)) ?? 1,
    message: path.length === 0 ? `The profile ${message}` : `${formatPath(path)} ${message}`,
  }))
  return { problems }
}

interface Issue {
  readonly path: PropertyKey[]
  readonly message: string
}

function flattenIssue(issue: z.core.$ZodIssue): Issue[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `is not a part of a profile; these are ${PARTS}`,
    }))
  if (issue.code === 'invalid_union') {
    // The alternative that fits best is the one whose problem lies deeper.
    const inner = issue.errors
      .flat()
      .filter((it) => it.path.length > 0 || it.code !== 'invalid_type')
    if (inner.length > 0)
      return inner.slice(0, 1).map((it) => ({ path: [...path, ...it.path], message: it.message }))
  }
  if (issue.code === 'invalid_key')
    return [{ path, message: issue.issues[0]?.message ?? issue.message }]
  return [{ path, message: issue.message }]
}

const PARTS = Object.keys(feedProfileSchema.def.shape).join(', ')

const formatPath = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? String(part + 1) : JSON.stringify(part)))
    .join(', ')
