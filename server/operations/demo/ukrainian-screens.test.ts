import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getLanguagePrefix } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { type DemoMarket, openDemoMarket } from '#test/operations/demo-market.ts'
import { crawl } from '#test/site/crawl.ts'

const UK = getLanguagePrefix('uk')
/** Names that are not translated, and what is written in Latin letters everywhere. */
const NAMES =
  /\b(Homiq( LLC)?|English|Google|GitHub|Github|Firebase|Authentication|Telegram|Instagram|OpenStreetMap|Leaflet|Chrome|Firefox|Safari|JavaScript|Atom|Standard Webhooks|JPEG|PNG|WebP|HEIC|AVIF|UTC|USD|UAH|EUR|kB|MB|IP|ID|URL|SHA|Cookie|cookie|localStorage|IndexedDB)\b/g
/** At least two words in Latin letters. A comma parts what the site has joined, such as a street and its city. */
const ENGLISH = /[A-Za-z][A-Za-z'’]+(?:[\s.:;–—-]+[A-Za-z][A-Za-z'’]+)+/g
const PLACE_FIELDS = /"(?:address|district|metro)":\s*"[^"]*"/g
const STREETS = /"street":\s*"[^"]*"/g
/** The name of a cookie, a cache or a key. */
const IDENTIFIER = /^\w+(?:-\w+)+$/

let market: DemoMarket
/** What people have written, which keeps its language, but for the places of homes. */
let written = ''
/** The same with the streets that owners have typed: moderators compare the fields of a changed home. */
let typed = ''

beforeAll(async () => {
  market = await openDemoMarket()
  await market.fill()
  const tables = ['listings', 'offers', 'reports', 'bans', 'claims', 'home_checks']
  const dumps = [
    ...tables.map((table) => `select row_to_json(t)::text as dump from ${table} t`),
    'select text as dump from messages where not is_automatic',
  ]
  for (const dump of dumps) {
    const { rows } = await market.database.pool.query<{ dump: string }>(dump)
    written += rows.map((row) => row.dump).join('\n')
  }
  typed = normalize(written.replace(PLACE_FIELDS, ''))
  written = normalize(written.replace(PLACE_FIELDS, '').replace(STREETS, ''))
})
afterAll(() => market?.close())

const normalize = (text: string) => text.replace(/\\n|[\s,.:;–—"'’-]+/g, ' ')

/** Texts and labels of a page, without scripts and what is marked as another language. */
function readTexts(html: string): string[] {
  const body = html
    .replace(/<meta name="viewport"[^>]*>/, '')
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)\b[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
  const labels = Array.from(
    body.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g),
    ([, label = '']) => label,
  )
  const shown = body
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
  return [...labels, ...shown]
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter((text) => text !== '')
}

/** English in a text that nobody has written. */
const findEnglish = (text: string, kept: string): string[] =>
  (text.replace(/\S+@\S+|https?:\S+|\S+\.(example|com|org)\S*/g, ' ').match(ENGLISH) ?? []).filter(
    (words) =>
      !IDENTIFIER.test(words) &&
      words.replace(NAMES, '').replace(/[^A-Za-z]/g, '') !== '' &&
      !kept.includes(normalize(words).trim()),
  )

const STARTS = Object.values(PATHS).map((path) => UK + (path === '/' ? '' : path))
const SEARCHES = [
  '?type=rent',
  '?type=sale&rooms=2&priceMax=900000&q=Львів',
  '?type=sale&q=ґґґ&areaMin=x',
  '?type=rent&view=map&a=b',
]

/** Reads the Ukrainian pages that the holder of this cookie can reach. */
async function readPages(cookie: string) {
  let homes = 0
  const pages = await crawl(market.app, {
    cookie,
    from: [...STARTS, ...SEARCHES.map((search) => `${UK}${PATHS.search}${search}`)],
    follows(path) {
      if (!path.startsWith(`${UK}/`) || path.includes('?') || path.endsWith('.ics')) return false
      // Some homes show what all show.
      if (/^\/uk\/(sale|rent)\/\d+/.test(path)) homes += 1
      return homes <= 12
    },
  })
  return pages
    .filter(({ text }) => text.includes('<html lang="uk"'))
    .map(({ path, text }) => ({ path, html: text.slice(text.indexOf('<!DOCTYPE')) }))
}

type Page = Awaited<ReturnType<typeof readPages>>[number]

const READERS = [
  ['a visitor', null],
  ['a seeker', 'seeker'],
  ['an owner', 'owner'],
  ['a moderator', 'moderator'],
] as const
type Reader = (typeof READERS)[number][1]

const signIn = async (account: Reader) => (account === null ? '' : await market.signIn(account))

const listEnglish = (pages: readonly Page[], account: Reader) => [
  ...new Set(
    pages.flatMap(({ path, html }) =>
      readTexts(html)
        .flatMap((shown) => findEnglish(shown, account === 'moderator' ? typed : written))
        .map((english) => `${path.replace(/[0-9a-f-]{36}/g, ':id')}: ${english}`),
    ),
  ),
]

it.each(READERS)('%s reads no English on any Ukrainian page', async (_who, account) => {
  const pages = await readPages(await signIn(account))
  expect(listEnglish(pages, account)).toEqual([])
  expect(pages.length).toBeGreaterThan(20)
})

const TYPED = 'Добрий день! Чи можна подивитися?'
const TEXT_TYPES: readonly (string | undefined)[] = ['text', 'email', 'tel', 'search', undefined]

/** The forms of a page that post, as a browser without scripts sends them. */
function listForms({ path, html }: Page) {
  const document = parseDocument(html)
  const forms = DomUtils.getElementsByTagName('form', document).filter(
    ({ attribs }) => attribs.method === 'post' && attribs.enctype !== 'multipart/form-data',
  )
  return forms.map((form) => {
    const fields = DomUtils.findAll(
      ({ name, attribs }) =>
        ['input', 'textarea', 'select', 'button'].includes(name) && attribs.name !== undefined,
      form.children,
    )
    const values = fields.map(({ name, attribs }): [name: string, value: string] => {
      const isTyped = name === 'textarea' || (name === 'input' && TEXT_TYPES.includes(attribs.type))
      return [attribs.name ?? '', isTyped ? TYPED : (attribs.value ?? '')]
    })
    return { action: form.attribs.action ?? path, values }
  })
}

it.each(READERS)('%s gets no English answer to a form', async (_who, account) => {
  const cookie = await signIn(account)
  const pages = await readPages(cookie)
  const forms = new Map(
    pages
      .flatMap(listForms)
      .flatMap(({ action, values }) => [
        { action, values: values.filter(([, value]) => value !== TYPED) },
        { action, values },
      ])
      .map((form) => [JSON.stringify(form).replace(/[0-9a-f-]{36}|\d+/g, ':id'), form]),
  )
  const answers: Page[] = []
  for (const { action, values } of forms.values()) {
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
    const body = new URLSearchParams(values)
    const answer = await market.app.request(action, { method: 'POST', headers, body })
    const next = answer.headers.get('location')
    const shown = next === null ? answer : await market.app.request(next, { headers })
    answers.push({ path: `POST ${action}`, html: await shown.text() })
  }
  expect(listEnglish(answers, account)).toEqual([])
  expect(answers.length).toBeGreaterThan(5)
})
