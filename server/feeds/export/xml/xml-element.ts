import { escapeXml, toXmlText } from '#server/platform/http/response/xml.ts'

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

type Content = string | number | null | undefined | readonly (XmlElement | null)[]

/** `null` for an element without content and attributes: formats have no empty facts. */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  const children = Array.isArray(content) ? content.filter((child) => child !== null) : null
  const text = children === null ? toXmlText(String(content ?? '')).trim() : ''
  const isEmpty = children === null ? text === '' : children.length === 0
  if (isEmpty && Object.keys(attributes).length === 0) return null
  return { name, attributes, content: children ?? text }
}

/** An element whose presence says something. */
export const marker = (name: string): XmlElement => ({ name, attributes: {}, content: '' })

export function formatXml({ name, attributes, content }: XmlElement): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const start = `<${name}${pairs.join('')}`
  if (content.length === 0) return `${start}/>`
  const inner =
    typeof content === 'string'
      ? escapeXml(content)
      : content.map((child) => formatXml(child)).join('')
  return `${start}>${inner}</${name}>`
}
