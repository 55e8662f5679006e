const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Decodes HTML of React's server renderer, which separates texts with comments. */
const decodeHtml = (html: string): string =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

/** The text of all elements of this name, without the markup inside them. */
export const elementTexts = (html: string, name: string): string[] =>
  Array.from(
    html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs')),
    ([, content = '']) => decodeHtml(content.replace(/<(?!!--)[^>]*>/g, '')).trim(),
  )

/** The texts of a page, one for each run without markup. */
export const texts = (html: string): string[] =>
  Array.from(html.replaceAll('<!-- -->', '').matchAll(/>([^<]+)</g), ([, text = '']) =>
    decodeHtml(text).trim(),
  )

/** An attribute of all elements of this name, in document order; `null` if it is absent. */
export const attributes = (html: string, name: string, attribute: string): (string | null)[] =>
  Array.from(html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g')), ([tag]) => {
    const value = new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1]
    return value === undefined ? null : decodeHtml(value)
  })

/** The first element with this name and label, including its contents; empty if there is none. */
export function labelled(html: string, name: string, label: string): string {
  return (
    new RegExp(`<${name}\\b[^>]* aria-label="${label}".*?</${name}>`, 's').exec(html)?.[0] ?? ''
  )
}

/** The street addresses of the cards on a page of results, in order. */
export const cardAddresses = (html: string): string[] =>
  Array.from(html.matchAll(/<article\b.*?<\/article>/gs), ([card]) =>
    elementTexts(card, 'h3'),
  ).flat()
