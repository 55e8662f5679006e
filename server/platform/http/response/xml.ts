/** Characters that XML 1.0 does not allow, not even as a character reference. */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Readers take one for a line end unless it is a reference.
  '\r': '&#13;',
}

/** Drops characters that XML cannot contain. */
export const toXmlText = (text: string): string => text.replace(FORBIDDEN_CHARACTERS, '')

/** Escapes text content and quoted attributes. */
export const escapeXml = (text: string): string =>
  toXmlText(text).replace(/[&<>"'\r]/g, (sign) => ENTITIES[sign] ?? '')

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>'
