import { expect, it } from 'vitest'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { writePath } from '#domain/messages/conversation/links.ts'
import { decisionLogPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { signInPath } from './sign-in-path.ts'
import { parseSignInTarget } from './sign-in-target.ts'

const getHash = (path: string) => new URL(path, 'https://homiq.example').hash

it.each([
  PATHS.myListings,
  PATHS.messages,
  PATHS.moderation,
  decisionLogPath(),
  offerStepPath('some-id', 'place'),
  writePath({ type: 'sale', id: 7 }),
])('returns to %s', (path) => {
  expect(parseSignInTarget(getHash(signInPath(path)))).toBe(path)
})

it.each([
  '',
  '#top',
  '#next=',
  '#next=//evil.example/messages',
  '#next=https://evil.example/messages',
  '#next=/messages.evil.example',
  '#next=/mine',
  '#next=/settings',
])('returns nowhere from %j', (hash) => {
  expect(parseSignInTarget(hash)).toBeNull()
})
