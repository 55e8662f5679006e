import type * as z from 'zod/mini'
import { type FeedProfile, feedProfileSchema } from './feed-profile.ts'

/** Lines count from 1. */
interface ProfileProblem {
  readonly line: number
  readonly message: string
}

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
  const problems = parsed.error.issues.flatMap(flattenIssue).map(({ path, message }) => ({
    line: findLine(json, path),
    message: path.length === 0 ? `The profile ${message}` : `${formatPath(path)} ${message}`,
  }))
  return { problems }
}

/** The line of the last name in a path; an entry of a list is found by the name of the list. */
function findLine(json: string, path: readonly PropertyKey[]): number {
  const names = path.filter((part) => typeof part === 'string').map((name) => JSON.stringify(name))
  const end = names.reduce((at, name) => Math.max(at, json.indexOf(name, at)), 0)
  return json.slice(0, end).split('\n').length
}

/**
 * JavaScript names a position for some errors only. The first line with which the text cannot be
 * continued is the wrong one.
 *
 * @param error what `JSON.parse` threw for the text
 */
function findSyntaxProblem(json: string, error: SyntaxError): ProfileProblem {
  const lines = json.trimEnd().split('\n')
  const wrong = lines.findIndex((_, at) => isBroken(lines.slice(0, at + 1).join('\n')))
  const line = wrong === -1 ? lines.length : wrong + 1
  const reason = error.message.replace(/, [".].*$| in JSON at.*$| \(line.*$/s, '')
  return { line, message: `This is not JSON: ${reason}.` }
}

/** Whether the beginning of a JSON text already contains an error. */
function isBroken(start: string): boolean {
  try {
    JSON.parse(start)
    return false
  } catch (error) {
    const { message } = error as SyntaxError
    if (/^Unexpected end|^Unterminated/.test(message)) return false
    const position = /position (\d+)/.exec(message)?.[1]
    return position === undefined || Number(position) < start.trimEnd().length
  }
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
