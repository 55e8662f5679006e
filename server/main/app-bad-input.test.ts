import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { SALES } from '#test/catalog/sample-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { missingTexts } from '#texts/catalog/absent-home.ts'
import { filterTexts } from '#texts/catalog/filters.ts'
import { contactMessages } from '#texts/site/contact.ts'

let database: Database
let site: BuiltApp
beforeAll(async () => {
  database = await freshDatabase()
  site = await startBuiltApp(database)
})
afterAll(async () => {
  await site.stop()
  await database.close()
})

const [sale] = SALES

async function page(path: string) {
  const response = await site.request(path)
  return { status: response.status, html: await response.text() }
}

const LONG = 'x'.repeat(10_000)

/** As it is in the markup. */
const IGNORED = filterTexts.ignoredHeading.replaceAll("'", '&#x27;')

describe('a search in a URL', () => {
  const names = [
    'type',
    'priceMin',
    'priceMax',
    'areaMin',
    'areaMax',
    'pricePerSquare',
    'rooms',
    'isRenovation',
    'reduced',
    'page',
  ]
  const texts = ['priceMin', 'priceMax', 'areaMin', 'areaMax']
  const nonsense = [
    LONG,
    '9'.repeat(10_000),
    '__proto__',
    'constructor',
    '-1',
    '1e999',
    'NaN',
    "'; drop table listings --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '%',
    '%E0%A4%A',
    '%F0%9F%8F%A0',
    '%ED%A0%80',
  ]

  it.each(names)('is answered for any %s, and says which values were ignored', async (name) => {
    for (const value of nonsense) {
      const raw = /^%/.test(value) ? value : encodeURIComponent(value)
      const rest = name === 'type' ? '' : 'type=sale&'
      const { status, html } = await page(`/property?${rest}${name}=${raw}`)
      expect([value.slice(0, 20), status]).toEqual([value.slice(0, 20), 200])
      expect(html).not.toContain('<script>alert')
      expect(html.length).toBeLessThan(250_000)
      // A short text stays in the field, which then says that it is not a number.
      const used = texts.includes(name) && value.length <= 40
      const empty = value === '%00'
      expect([value.slice(0, 20), html.includes(IGNORED)]).toEqual([
        value.slice(0, 20),
        !used && !empty,
      ])
    }
  })

  it.each([...names.filter((name) => name !== 'rooms')])(
    'reads only the first %s',
    async (name) => {
      const good =
        { type: 'sale', pricePerSquare: '500', isRenovation: 'true', reduced: 'true' }[name] ?? '1'
      const { status, html } = await page(`/property?${name}=${good}&${name}=${good}`)
      expect(status).toBe(200)
      expect(html).toContain(IGNORED)
    },
  )

  it.each([
    '__proto__=1',
    '__proto__[type]=sale',
    'constructor.prototype.type=sale',
    'toString=1',
    'type[]=sale',
    `${LONG}=1`,
    `1=${LONG}`,
    '%00%00=%00x',
    '%=%',
    '=x',
  ])('says that it does not know %.40s', async (pair) => {
    const { status, html } = await page(`/property?type=sale&${pair}`)
    expect(status).toBe(200)
    expect(html).toContain(IGNORED)
    expect(html.length).toBeLessThan(250_000)
  })

  it('reads a limited number of thousands of parameters', async () => {
    const { status, html } = await page(`/property?type=sale&${'rooms=1&a=b&'.repeat(2_000)}`)
    expect(status).toBe(200)
    expect(html.length).toBeLessThan(250_000)
  })

  it('shows the last page for every page beyond it', async () => {
    for (const number of ['2', '99999', '100001', '0', '-1', '1.5']) {
      const { status, html } = await page(`/property?type=sale&page=${number}`)
      expect(status).toBe(200)
      expect(html).toContain(sale?.address)
    }
  })

  it('is answered as data too', async () => {
    for (const value of ['', ...nonsense]) {
      const raw = /^%/.test(value) ? value : encodeURIComponent(value)
      const response = await site.request(`/property.data?type=${raw}`)
      expect([value.slice(0, 20), response.status]).toEqual([value.slice(0, 20), 200])
      expect(response.headers.get('content-type')).toBe('text/x-script')
    }
  })
})

describe('text that no database stores', () => {
  const here = { Origin: 'http://localhost' }
  const json = (body: object) => ({
    method: 'POST',
    headers: { ...here, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const message = {
    name: 'Olena',
    email: 'olena@example.com',
    subject: 'A home',
    message: 'Is the home in Lviv still free?',
  }

  it.each(['confirm', 'unsubscribe'])('is no valid token to %s a subscription', async (path) => {
    const init = { method: 'POST', headers: here }
    const answer = await site.request(`/newsletter/${path}?token=a%00b`, init)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it.each(['name', 'subject', 'message'] as const)(
    'is refused as %s of a message',
    async (field) => {
      const bad = { ...message, [field]: `${message[field]}\0` }
      const byForm = { method: 'POST', headers: here, body: new URLSearchParams(bad) }
      const answer = await site.request('/contact', byForm)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(contactMessages.unstorable)
      const template_params = { ...message, [field]: `${message[field]}\ud800` }
      const relay = { user_id: 'homiq', service_id: 'homiq', template_id: 'contact' }
      const byScript = json({ ...relay, template_params })
      expect((await site.request('/mail/api/v1.0/email/send', byScript)).status).toBe(400)
    },
  )

  it('is no email address for the newsletter', async () => {
    const body = new URLSearchParams({ newsletter: 'ole\0na@example.com' })
    const answer = await site.request('/newsletter', { method: 'POST', headers: here, body })
    expect(answer.status).toBe(400)
  })
})

describe('a home in a URL', () => {
  const ids = [
    '0',
    '-1',
    '01',
    '1e0',
    '1.0',
    ' 1',
    '2147483648',
    '9'.repeat(10_000),
    LONG,
    '%00',
    '1%00',
    '%F0%9F%8F%A0',
    '__proto__',
    'constructor',
    "1'--",
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '%2e%2e%2f',
    '%25',
    'NaN',
    'null',
  ]

  it.each(ids)('that does not exist gets a page that says so: %.30j', async (id) => {
    for (const type of ['sale', 'rent', '__proto__', '%00']) {
      const { status, html } = await page(`/${type}/${id}`)
      expect([type, status]).toEqual([type, 404])
      expect(html).toContain(missingTexts.heading)
      expect(html).toContain('<footer')
      expect(html).not.toContain('<script>alert')
    }
  })

  it('is a 404 as data, too', async () => {
    for (const id of ['0', '%00', LONG])
      expect((await site.request(`/sale/${id}.data`)).status).toBe(404)
    expect((await site.request(`/sale/${sale?.id}.data`)).status).toBe(200)
  })
})
