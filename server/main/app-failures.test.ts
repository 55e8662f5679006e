import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { UnavailableError } from '#server/platform/runtime/unavailable.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { errorPageTexts } from '#texts/site/error-page.ts'
import { refusalTexts } from '#texts/site/refusals.ts'

const SECRET = 'select secret from the database'
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

let database: Database
let site: BuiltApp
let failure: Error
beforeAll(async () => {
  database = await freshDatabase()
  const fail = () => Promise.reject(failure)
  site = await startBuiltApp(database, { catalog: { search: fail, findPublishedListing: fail } })
})
afterAll(async () => {
  await site.stop()
  await database.close()
})

describe.each(['/property?type=sale', '/sale/1'])('a page that fails to render, %s', (path) => {
  it('says so, with an id to report, but not why', async () => {
    failure = new Error(SECRET)
    const response = await site.request(path)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain(`<h1>${errorPageTexts.failure}</h1>`)
    expect(html).toMatch(new RegExp(`>Request ${UUID}</p>`))
    expect(html).not.toContain(SECRET)
    expect(response.headers.get('retry-after')).toBeNull()
  })

  it('gives each request its own id', async () => {
    failure = new Error(SECRET)
    const name = async () => /Request ([\w-]+)/.exec(await (await site.request(path)).text())?.[1]
    expect(await name()).not.toBe(await name())
  })

  it('says when to try again if the site is only overloaded', async () => {
    failure = new UnavailableError('There is too much to do.', 7)
    const response = await site.request(path)
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(html).toContain(`<h1>${refusalTexts.busy}</h1>`)
    expect(html).toContain('Please try again in 7 seconds.')
    expect(html).toMatch(new RegExp(`>Request ${UUID}</p>`))
  })

  it('offers a retry of the same URL by a button that needs no script', async () => {
    failure = new UnavailableError('There is too much to do.', 7)
    const html = await (await site.request(path)).text()
    const [pathname] = path.split('?')
    const form = new RegExp(`<form action="${pathname}">.*?</form>`).exec(html)?.[0]
    expect(form).toContain(`type="submit"`)
    if (path.includes('type=')) expect(form).toContain('type="hidden" name="type" value="sale"')
  })

  it('tells our scripts the same by headers', async () => {
    failure = new UnavailableError('There is too much to do.', 7)
    const response = await site.request(path.replace(/(\?|$)/, '.data$1'))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(await response.text()).not.toContain(SECRET)
  })
})
