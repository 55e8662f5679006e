import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savedSearchPath } from '#domain/catalog/saved-search/links.ts'
import { shortlistPath } from '#domain/catalog/shortlist/links.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import type { Database } from '#server/platform/db/open.ts'
import {
  type KnownSearch,
  SEARCH_REQUESTS,
  SEARCH_VISITORS,
} from '#test/catalog/saved-search/search-requests.ts'
import {
  type KnownList,
  LIST_REQUESTS,
  LIST_VISITORS,
} from '#test/catalog/shortlist/list-requests.ts'
import { LIST_TITLE, type ListSite, startListSite } from '#test/catalog/shortlist/list-site.ts'
import { freshDatabase } from '#test/database/database.ts'
import { toRequest } from '#test/site/own-request.ts'

/** What is not there is asked for again. */
const NOT_SHARED = /no-store|^no-cache$/

let database: Database
let started: ListSite
let known: KnownList
let search: KnownSearch
beforeAll(async () => {
  database = await freshDatabase()
  started = await startListSite(database)
  const { list, owner } = started
  const { token } = await started.invite('editor')
  known = { ...list, token, home: 'sale/1' }
  search = await started.saveSearch(owner, 'sale')
})
afterAll(async () => {
  await started?.stop()
  await database?.close()
})

describe.each(LIST_VISITORS)('of a list, %s', (who) => {
  it.each(LIST_REQUESTS)('gets the response of the table: $what', async (row) => {
    const { app, site, cookies } = started
    const cookie = cookies[who]
    const response = await (row.form === undefined
      ? app.request(row.path(known), toRequest(row, cookie))
      : site.post(row.path(known), row.form(known), cookie))
    // An event stream would not end.
    await response.body?.cancel()
    expect(response.status).toBe(row.statuses[LIST_VISITORS.indexOf(who)])
    expect(response.headers.get('cache-control')).toMatch(NOT_SHARED)
  })
})

describe.each(SEARCH_VISITORS)('of a saved search, %s', (who) => {
  it.each(SEARCH_REQUESTS)('gets the response of the table: $what', async (row) => {
    const { app, site, cookies } = started
    const cookie = cookies[who]
    const response = await (row.form === undefined
      ? app.request(row.path(search), toRequest(row, cookie))
      : site.post(row.path(search), row.form, cookie))
    await response.body?.cancel()
    expect(response.status).toBe(row.statuses[SEARCH_VISITORS.indexOf(who)])
    expect(response.headers.get('cache-control')).toMatch(NOT_SHARED)
    if (response.status === 302)
      expect(response.headers.get('location')).toBe(signInPath(savedSearchPath(search.token)))
  })
})

it('leads nobody to a list by its address alone', async () => {
  const response = await started.app.request(shortlistPath(known.id))
  expect(await response.text()).not.toContain(LIST_TITLE)
})
