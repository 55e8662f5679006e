import fc from 'fast-check'

/** Part of texts that someone could have typed. It must never be logged. */
export const CANARY = 'Zq7planted'

/** In a response, these would prove an injection of markup or of a header. */
export const MARKUP = `<script>${CANARY}</script>`
/** Only sent as the name of the site. */
export const FOREIGN_HOST = 'evil.example'
export const HEADER_NAME = 'x-zq7planted'

const NAUGHTY_STRINGS = [
  '',
  ' ',
  '\0',
  `a\0${CANARY}`,
  '\ud800',
  `${CANARY}\udfff`,
  '\u202e\u2066\ufeff',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦',
  '\u0130\u0131\u017f\ufb01',
  '\r\nX-Zq7planted: 1\r\n\r\n',
  '\u0085\u2028\u2029',
  MARKUP,
  `"><img src=x onerror=${CANARY}>`,
  `</title>${MARKUP}`,
  `javascript:${CANARY}`,
  `' or 1=1; drop table accounts -- ${CANARY}`,
  `$1 \${${CANARY}} {{7*7}} %s %d`,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '..\\..\\',
  '//zq7planted.example',
  '/\\zq7planted.example',
  'https://zq7planted.example/',
  '-1',
  '0',
  '00',
  '1e999',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '9007199254740993',
  '99999999999999999999999999',
  '١٢٣',
  '1,2.3 4',
  'true',
  'null',
  'undefined',
  '[]',
  '{}',
  '%',
  '%00',
  '%E0%A4%A',
  '+',
  '&=&',
  ';',
  `${CANARY}@example.com`,
  `"${CANARY} x"@example.com`,
  `${CANARY}@[127.0.0.1]`,
  'a@b.c',
] as const

const anyUnicode = fc.string({ unit: 'binary', maxLength: 30 })
const longText = fc
  .tuple(fc.constantFrom('x', ' ', '\0', 'ї', '👩', '"', '<', '%', '9', '((('), fc.nat(4_000))
  .map(([text, times]) => text.repeat(times))

/** Text that software tends to mishandle, often with the canary. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NAUGHTY_STRINGS) },
  { weight: 2, arbitrary: anyUnicode },
  { weight: 2, arbitrary: anyUnicode.map((text) => `${text}${CANARY}`) },
  { weight: 1, arbitrary: longText },
)

/** One of these values in seven of eight cases, else an odd text. */
export const usually = (...values: readonly string[]): fc.Arbitrary<string> =>
  values.length === 0
    ? oddText
    : fc.oneof(
        { weight: 7, arbitrary: fc.constantFrom(...values) },
        { weight: 1, arbitrary: oddText },
      )
