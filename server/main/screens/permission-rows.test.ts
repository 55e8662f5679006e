import { readFileSync } from 'node:fs'
import { matchPath, matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { withoutLanguage } from '#domain/platform/language.ts'
import { alertFeedRoutes } from '#server/catalog/saved-search/alert-feed.ts'
import { shortlistEventRoutes } from '#server/catalog/shortlist/live/event-routes.ts'
import { myDraftsRoutes } from '#server/homes/offer/draft-routes.ts'
import { pictureUploadRoutes } from '#server/homes/upload/routes.ts'
import { messagePictureRoutes } from '#server/messages/picture/upload/routes.ts'
import { messageEventRoutes } from '#server/messages/routes/event-routes.ts'
import { messageRoutes } from '#server/messages/routes/message-routes.ts'
import { myMessagesRoutes } from '#server/messages/routes/routes.ts'
import { unsubscribeRoutes } from '#server/messages/routes/unsubscribe-routes.ts'
import { SEARCH_REQUESTS } from '#test/catalog/saved-search/search-requests.ts'
import { LIST_REQUESTS } from '#test/catalog/shortlist/list-requests.ts'
import { OFFER_REQUESTS } from '#test/homes/offer-requests.ts'
import { CONVERSATION_REQUESTS, type Known } from '#test/messages/conversation-requests.ts'
import { getMethod } from '#test/site/own-request.ts'

interface Entry {
  readonly path?: string
  readonly file: string
  readonly children?: Entry[]
}

const ID = '00000000-0000-0000-0000-000000000000'
const KNOWN = {
  id: ID,
  left: ID,
  home: { type: 'rent', id: 1_001 },
  viewings: [ID, ID],
} as unknown as Known

const LIST = { id: ID, token: 'token', link: ID, home: 'sale/1' }
const SEARCH = { token: 'token', feedToken: ID }

const flatten = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])])

/** Pages and forms of private data. */
const owned = flatten(routes as Entry[]).filter(({ path = '' }) =>
  /^(my|messages|moderation|report|lists?|searches)(\/|$)/.test(path),
)
const asRoutes: RouteObject[] = owned.map(({ path, file }) => ({ path: path ?? '', id: file }))

const rows = [
  ...CONVERSATION_REQUESTS.map((row) => ({ path: row.path(KNOWN), method: getMethod(row) })),
  ...OFFER_REQUESTS.map((row) => ({ path: row.path(ID), method: getMethod(row) })),
  ...LIST_REQUESTS.map((row) => ({ path: row.path(LIST), method: getMethod(row) })),
  ...SEARCH_REQUESTS.map((row) => ({ path: row.path(SEARCH), method: getMethod(row) })),
].map(({ path, method }) => ({ method, path: new URL(path, 'http://localhost').pathname }))

function findFile(path: string): string | undefined {
  return matchRoutes(asRoutes, path)?.at(-1)?.route.id
}

const listFiles = (method: string) =>
  new Set(rows.filter((row) => row.method === method).map(({ path }) => findFile(path)))

const hasAction = (file: string) =>
  /export (async function|const) action\b/.test(readFileSync(`app/${file}`, 'utf8'))

it('has a table row for each private page', () => {
  const shown = listFiles('GET')
  expect(owned.length).toBeGreaterThan(10)
  expect(owned.map(({ file }) => file).filter((file) => !shown.has(file))).toEqual([])
})

it('has a table row for each private form', () => {
  const posted = listFiles('POST')
  const forms = owned.map(({ file }) => file).filter(hasAction)
  expect(forms.length).toBeGreaterThan(5)
  expect(forms.filter((file) => !posted.has(file))).toEqual([])
})

it('has a table row for each private method outside of pages', () => {
  // They use none of their options before a request comes.
  const routers = [
    alertFeedRoutes,
    shortlistEventRoutes,
    messagePictureRoutes,
    myDraftsRoutes,
    messageEventRoutes,
    messageRoutes,
    myMessagesRoutes,
    unsubscribeRoutes,
    pictureUploadRoutes,
  ].map((create) => create({} as never))
  // Handlers of all paths or methods check a request, or list the allowed methods.
  const answered = routers.flatMap(({ routes }) => routes).filter(({ method }) => method !== 'ALL')
  expect(answered.length).toBeGreaterThan(10)
  const missing = answered.filter(
    ({ method, path }) =>
      // A page of another language is the same.
      !rows.some(
        (row) => row.method === method && matchPath(withoutLanguage(path), row.path) !== null,
      ),
  )
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
