import { describe, expect, it } from 'vitest'
import { XML_LAYOUTS } from '#domain/feeds/layouts/find-layout.ts'
import { feedProfileSchema } from '#domain/feeds/profile/feed-profile.ts'
import { parseKind } from '#domain/feeds/terms/kind.ts'
import { collect } from '#test/async/collect.ts'
import { createFeedFile } from '#test/catalog/feed-file.ts'
import { XML_FILES } from '#test/feeds/xml/xml-files.ts'
import { openFeed } from './open-feed.ts'

const readRows = async (text: string) => {
  const feed = await openFeed({ path: createFeedFile('feed.xml', text) })
  return (await collect(feed.rows())).flat()
}

describe('an XML feed', () => {
  it.each(XML_FILES.map((file) => [file.layout, file] as const))(
    'is read in the layout of %s',
    async (_, { text, record, notShown }) => {
      const rows = await readRows(text)
      expect(rows[0]).toEqual({ line: expect.any(Number), record })
      const others = rows.slice(1).map((row) => ('record' in row ? row.record.kind : row))
      expect(others).toEqual(
        notShown.map((reason) =>
          parseKind(reason) === 'other' ? reason : expect.objectContaining({ notShown: reason }),
        ),
      )
    },
  )

  it('has a sample of each layout, and layouts have valid profiles', () => {
    expect(XML_FILES.map(({ layout }) => layout)).toEqual(XML_LAYOUTS.map(({ name }) => name))
    for (const { profile } of XML_LAYOUTS) expect(feedProfileSchema.parse(profile)).toEqual(profile)
  })

  it('has no street address that its owner withholds', async () => {
    const { text = '' } = XML_FILES[5] ?? {}
    const secret = text.replace('freigeben>true<', 'freigeben>false<')
    const [row] = await readRows(secret)
    expect(row).toMatchObject({
      record: { city: 'Berlin', address: 'Berlin', placeShown: 'false' },
    })
    expect(JSON.stringify(row)).not.toMatch(/Torstra/)
  })

  it('keeps everything before it was truncated', async () => {
    const text = XML_FILES[4]?.text ?? ''
    const rows = await readRows(text.slice(0, text.indexOf('</ad></trovit>')))
    expect(rows).toEqual([
      { line: 1, record: XML_FILES[4]?.record },
      { line: 6, endsEarly: 'the file ends within <ad>' },
    ])
  })

  it.each([
    ['comment', `<trovit><!--${'x'.repeat(200_000)}--></trovit>`, 'comment'],
    ['attribute', `<trovit><ad a="${'x'.repeat(200_000)}"/></trovit>`, 'attribValue'],
    ['name', `<trovit><${'x'.repeat(200_000)}/></trovit>`, 'tagName'],
  ])('ends with a sentence if a %s has no end', async (_, text, part) => {
    expect(await readRows(text)).toEqual([
      { line: 1, endsEarly: `the XML is broken: Max buffer length exceeded: ${part}` },
    ])
  })

  it('is refused with a sentence if declarations have no end', async () => {
    const bomb = `<!DOCTYPE trovit [${'<!ENTITY a "ha">'.repeat(10_000)}]><trovit/>`
    await expect(readRows(bomb)).rejects.toThrow('begins with no element in its first 64 kB.')
  })

  it('of another layout is refused with a sentence', async () => {
    await expect(readRows('<?xml version="1.0"?>\n<homes><home/></homes>')).rejects.toThrow(
      'is XML that begins with <homes>; known layouts are DOM.RIA (<realties>), LUN (<page>),',
    )
  })
})
