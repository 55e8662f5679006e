import { DOMParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeXml, XML_DECLARATION } from './xml.ts'

/** The parser warns of U+FFFD, which any text may contain. */
function onError(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message)
}

function readBack(text: string) {
  const xml = `${XML_DECLARATION}<a b="${escapeXml(text)}">${escapeXml(text)}</a>`
  const root = new DOMParser({ onError }).parseFromString(xml, 'text/xml').documentElement
  return { between: root?.textContent, children: root?.getElementsByTagName('*').length }
}

it('preserves every text, markup included', () => {
  for (const text of [
    'a & b',
    '<script>alert("x")</script>',
    "]]> 'quoted'",
    'a\r\nb',
    'Київ 🏠',
    'é\u0301',
    '\ufffd',
  ]) {
    expect(readBack(text)).toEqual({ between: text, children: 0 })
  }
})

it('drops characters that XML cannot contain', () => {
  expect(escapeXml('a\0b\u000bc\u001fd\ufffee\ud800f')).toBe('abcdef')
})

it('makes a valid document of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readBack(text).children).toBe(0)
    }),
  )
})
