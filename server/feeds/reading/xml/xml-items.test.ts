import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BrokenXmlError, XmlItemReader } from './xml-items.ts'

function readItems(xml: string, item = 'root/ad') {
  const reader = new XmlItemReader({ item })
  const items = reader.read(xml)
  reader.end()
  return items.map(({ members }) => members)
}

function findFault(xml: string): string {
  try {
    readItems(xml)
    return 'none'
  } catch (error) {
    if (!(error instanceof BrokenXmlError)) throw error
    return `line ${error.line}: ${error.message}`
  }
}

describe('XML items', () => {
  it.each([
    ['<root><ad><id>1</id></ad></root>', [{ id: '1' }]],
    ['<root><ad id="7"/></root>', [{ '@id': '7' }]],
    ['<root><ad><a><b unit="m">1</b></a></ad></root>', [{ 'a/b': '1', 'a/b/@unit': 'm' }]],
    ['<root><ad><p>1</p><p>2</p></ad></root>', [{ p: ['1', '2'] }]],
    ['<root><ad><p><![CDATA[a < b]]> &amp; c</p></ad></root>', [{ p: 'a < b & c' }]],
    ['<root><other><ad><id>1</id></ad></other></root>', []],
    ['<x:root xmlns:x="u"><x:ad><x:id>1</x:id></x:ad></x:root>', [{ id: '1' }]],
    ['<root><ad><__proto__>1</__proto__></ad></root>', [JSON.parse('{"__proto__":"1"}')]],
  ])('of %s', (xml, members) => {
    expect(readItems(xml)).toEqual(members)
  })

  it('name the element present of several, and the group of each', () => {
    const reader = new XmlItemReader({ item: 'ad', choices: ['kind'], grouped: { 'p/f': 'g' } })
    const [item] = reader.read(
      '<ad><kind><flat t="1"/></kind><p><f g="A" n="1"><u>1</u></f><f g="A"><u>2</u></f><f g="/">3</f></p></ad>',
    )
    expect(item?.members).toEqual({
      'kind/*': 'flat',
      'kind/flat/@t': '1',
      'p/f[A]/@n': '1',
      'p/f[A]/u': ['1', '2'],
      'p/f/@g': '/',
      'p/f': '3',
    })
  })

  it('are the same however the text is split', () => {
    const xml = '<root>\n<ad id="1"><p>a &amp; b</p></ad>\n<ad><p><![CDATA[c]]></p><q/></ad></root>'
    const whole = readItems(xml)
    fc.assert(
      fc.property(fc.array(fc.nat(xml.length)), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), xml.length]
        const reader = new XmlItemReader({ item: 'root/ad' })
        const items = at.flatMap((start, index) =>
          reader.read(xml.slice(start, at[index + 1] ?? start)),
        )
        reader.end()
        expect(items.map(({ members }) => members)).toEqual(whole)
        expect(items.map(({ line }) => line)).toEqual([2, 3])
      }),
    )
  })

  it.each([
    ['<root><ad>\n<id>1</id>', 'line 2: the file ends within <ad>'],
    ['<root>\n<ad></id>', 'line 2: the XML is broken: Unexpected close tag'],
    [`<root>${'<a>'.repeat(40)}`, 'line 1: elements are more than 32 deep'],
    [
      `<root><ad><p>${'x'.repeat(4_000_001)}</p></ad></root>`,
      'line 1: a listing has more than 4000000 characters',
    ],
    [
      `<root><ad>${'<p>1</p>'.repeat(20_001)}</ad></root>`,
      'line 1: a listing has more than 20000 values',
    ],
    [
      '<root><ad><id>&nope;</id></ad></root>',
      'line 1: the XML is broken: Invalid character entity',
    ],
  ])('end where they are unreadable: %.40s', (xml, fault) => {
    expect(findFault(xml)).toBe(fault)
  })

  it('ignore document type declarations', () => {
    const bomb =
      '<!DOCTYPE root [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
    expect(findFault(`${bomb}<root><ad><id>&b;</id></ad></root>`)).toContain('entity')
    expect(findFault(`${bomb}<root><ad><id>&f;</id></ad></root>`)).toContain('entity')
    expect(readItems(`${bomb}<root><ad><id>1</id></ad></root>`)).toEqual([{ id: '1' }])
  })

  it('never cause unexpected errors', () => {
    const part = fc.constantFrom(
      '<root>',
      '<ad>',
      '</ad>',
      '</root>',
      '<p a="1">',
      '</p>',
      'x',
      '&amp;',
      '<',
      '"',
      ']]>',
      '<![CDATA[',
      '<!--',
      '<?',
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => void findFault(parts.join(''))),
      { numRuns: 500 },
    )
  })
})
