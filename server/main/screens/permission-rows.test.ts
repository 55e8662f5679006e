import { readFileSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { CONVERSATION_REQUESTS, type Known } from '#test/conversation/conversation-requests.ts'
import { OFFER_REQUESTS } from '#test/offer/offer-requests.ts'

interface Entry {
  readonly path?: string
  readonly file: string
  readonly children?: Entry[]
}

const ID = '00000000-0000-0000-0000-000000000000'
const KNOWN = { id: ID, home: { type: 'rent', id: 1_001 }, viewings: [ID, ID] } as unknown as Known

const flatten = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])])

/** Pages and forms of what belongs to people. */
const owned = flatten(routes as Entry[]).filter(({ path = '' }) =>
  /^(my|messages|moderation|report)(\/|$)/.test(path),
)
const asRoutes: RouteObject[] = owned.map(({ path, file }) => ({ path: path ?? '', id: file }))

const rows = [
  ...CONVERSATION_REQUESTS.map(({ path, form, json }) => ({
    ...{ path: path(KNOWN), isPosted: form !== undefined || json !== undefined },
  })),
  ...OFFER_REQUESTS.map(({ path, form }) => ({ path: path(ID), isPosted: form !== undefined })),
]

function findFile(path: string): string | undefined {
  const { pathname } = new URL(path, 'http://localhost')
  return matchRoutes(asRoutes, pathname)?.at(-1)?.route.id
}

const listFiles = (isPosted: boolean) =>
  new Set(rows.filter((row) => row.isPosted === isPosted).map(({ path }) => findFile(path)))

const hasAction = (file: string) =>
  /export (async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8'))

it('each page of what belongs to people is in a table of who may see it', () => {
  const shown = listFiles(false)
  expect(owned.length).toBeGreaterThan(10)
  expect(owned.map(({ file }) => file).filter((file) => !shown.has(file))).toEqual([])
})

it('so is each form', () => {
  const posted = listFiles(true)
  const forms = owned.map(({ file }) => file).filter(hasAction)
  expect(forms.length).toBeGreaterThan(5)
  expect(forms.filter((file) => !posted.has(file))).toEqual([])
})
