import { globSync, readFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { welcomeMail } from '#content/uk/site/mails.ts'
import { LANGUAGES } from '#domain/platform/language.ts'
import type { MailContent } from '#domain/platform/text/mail-text.ts'
import type { Mail } from '#server/platform/tables.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/platform/mail/fake-smtp-server.ts'
import { createMailKinds, TYPED } from '#test/platform/mail/mail-kinds.ts'
import { contactMail } from '#texts/site/mails.ts'
import type { Delivery } from './mailer.ts'
import { createSmtpDelivery } from './smtp.ts'

const TO = 'olena@example.com'
const UNSUBSCRIBE = 'https://homiq.test/messages/no-mails?token=a&x=b'

/** Gmail hides the rest. */
const MAX_HTML_BYTES = 102 * 1024

/** What the Outlook of Windows does not know or shows wrong, and what Gmail removes. */
const UNSAFE_STYLE =
  /flex|grid|float|position|background(?:-image)?:|url\(|var\(|calc\(|[\d.](?:r?em|v[wh])\b|margin[^:;]*:[^;]*-\d/

/** Mail programs remove or fold them. */
const UNSAFE_ELEMENTS = new Set(['script', 'iframe', 'form', 'svg', 'video', 'link', 'blockquote'])

let server: FakeSmtpServer
let delivery: Delivery
beforeAll(async () => {
  server = await startFakeSmtpServer()
  delivery = createSmtpDelivery({ url: server.url, from: 'no-reply@homiq.test', insecure: false })
})
afterAll(async () => {
  delivery.close()
  await server.stop()
})

/** The mail as the recipient's server gets it. */
async function deliver(mail: Mail): Promise<Email> {
  server.received.length = 0
  await delivery.deliver('id-1', mail)
  return PostalMime.parse(server.received[0]?.raw ?? '')
}

const getHeader = ({ headers }: Email, name: string) =>
  headers.find(({ key }) => key === name)?.value

const toWords = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim()

const listCards = ({ card, blocks }: MailContent) => [
  ...(card ? [card] : []),
  ...blocks.flatMap((block) => (typeof block === 'object' && 'cards' in block ? block.cards : [])),
]

/** What both parts say, as words. */
const listWords = ({ blocks, footer = [] }: MailContent) =>
  [...blocks, ...footer].flatMap((block) => {
    if (typeof block === 'string') return block
    if ('quotes' in block) return block.quotes.flatMap((quote) => quote.split('\n'))
    if ('cards' in block) return block.cards.flatMap(({ title, price }) => [title, price])
    return 'link' in block ? block.link : block.facts.flat()
  })

const KINDS = LANGUAGES.flatMap((language) =>
  Object.entries(createMailKinds(language)).map(([kind, text]) => [kind, language, text] as const),
)

describe.each(KINDS)('%s in %s', (_kind, language, text) => {
  let mail: Email
  let html: ReturnType<typeof parseDocument>
  beforeAll(async () => {
    mail = await deliver({ to: TO, ...text, unsubscribe: UNSUBSCRIBE })
    html = parseDocument(mail.html ?? '')
  })
  const find = (name: string) => DomUtils.getElementsByTagName(name, html)
  const listElements = () =>
    DomUtils.getElementsByTagName(() => true, html).map(({ name, attribs }) => ({ name, attribs }))

  it('says by its headers that it is automatic, and how to unsubscribe with one click', () => {
    expect(getHeader(mail, 'auto-submitted')).toBe('auto-generated')
    expect(getHeader(mail, 'list-unsubscribe')).toBe(`<${UNSUBSCRIBE}>`)
    expect(getHeader(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('says the same in plain text and in HTML, with what people typed as they typed it', () => {
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text.text.trimEnd())
    const words = toWords(DomUtils.textContent(find('body')))
    for (const said of listWords(text.content)) {
      expect(words).toContain(toWords(said))
      expect(toWords(text.text.replace(/^> /gm, ''))).toContain(toWords(said))
    }
    expect(words.includes(TYPED)).toBe(text.text.includes(TYPED))
    expect(words).toContain(text.content.reason)
  })

  it('is in one language', () => {
    expect(DomUtils.getElementsByTagName('html', html)[0]?.attribs.lang).toBe(language)
    if (language === 'en') return
    const words = toWords(DomUtils.textContent(find('body'))).replaceAll(toWords(TYPED), '')
    // Two words in Latin letters that nobody has typed.
    expect(words.replace(/https?:\S+|Firefox on Linux/g, '')).not.toMatch(
      /[A-Za-z]{3,} [A-Za-z]{3,}/,
    )
  })

  it('is headed once, and has a button where there is something to do', () => {
    expect(find('h1').map(DomUtils.textContent)).toEqual([text.content.headline])
    const links = find('a')
    const wanted = text.content.blocks.flatMap((block) =>
      typeof block === 'object' && 'button' in block ? [block] : [],
    )
    expect(wanted.length).toBeLessThanOrEqual(1)
    expect(
      links
        .filter(({ attribs }) => attribs.class === 'button')
        .map((link) => [DomUtils.textContent(link), link.attribs.href]),
    ).toEqual(wanted.map(({ button, link }) => [button, link]))
    expect(links.at(-1)?.attribs.href).toBe(UNSUBSCRIBE)
  })

  it('is HTML that Gmail, Outlook and Apple Mail show, with pictures off too', () => {
    expect(Buffer.byteLength(mail.html ?? '')).toBeLessThan(MAX_HTML_BYTES)
    const elements = listElements()
    expect(elements.filter(({ name }) => UNSAFE_ELEMENTS.has(name))).toEqual([])
    for (const { name, attribs } of elements) {
      expect(Object.keys(attribs).filter((key) => key.startsWith('on'))).toEqual([])
      expect(attribs.style ?? '').not.toMatch(UNSAFE_STYLE)
      for (const url of [attribs.href, attribs.src])
        expect(url ?? 'https://').toMatch(/^https:\/\//)
      if (name === 'table') expect(attribs.role).toBe('presentation')
      if (name === 'img') {
        expect(listCards(text.content).map(({ title }) => title)).toContain(attribs.alt)
        expect(Number(attribs.width)).toBeLessThanOrEqual(512)
        expect(Number(attribs.height)).toBeLessThanOrEqual(384)
      }
    }
    expect(find('img')).toHaveLength(
      listCards(text.content).filter(({ picture }) => picture).length,
    )
  })
})

it('knows every mail that content/ has', () => {
  const names = globSync('content/en/**/*mails.ts').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/export const (\w+Mail)\b/g),
      ([, name]) => name,
    ),
  )
  const kinds = readFileSync('test/platform/mail/mail-kinds.ts', 'utf8')
  expect(names.filter((name) => !kinds.includes(`${name}(`))).toEqual(['contactMail'])
})

it('leaves out the link to unsubscribe where there is none', async () => {
  const mail = await deliver({ to: TO, ...createMailKinds('en')['new password'] } as Mail)
  expect(mail.html).not.toContain('Unsubscribe')
  expect(getHeader(mail, 'list-unsubscribe')).toBeUndefined()
})

it('is in the language of its text, frame included', async () => {
  const mail = await deliver({ to: TO, ...welcomeMail(UNSUBSCRIBE), unsubscribe: UNSUBSCRIBE })
  expect(mail.text).toMatch(/^Добрий день!/)
  expect(mail.html).toContain('<html lang="uk">')
  expect(mail.html).toContain('>Відписатися</a>')
})

it('passes on what a person wrote as plain text, which an absent reader may answer', async () => {
  const message = { name: 'Taras', email: 'taras@example.com', subject: 'Hello', message: TYPED }
  const mail = await deliver({ to: TO, ...contactMail(message) })
  expect(mail.text).toContain(TYPED)
  expect(mail.html).toBeUndefined()
  expect(getHeader(mail, 'auto-submitted')).toBeUndefined()
})
