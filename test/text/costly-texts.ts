import fc from 'fast-check'

const LENGTH = 10_000
const ORDINARY = 'Доброго дня! We are two with a cat, 15 000 would be fine, from 1 December. '
/**
 * How much longer a text may take than an ordinary one of its length. Quadratic time exceeds this, and so did a
 * character that is read as many letters.
 */
const MAX_RATIO = 12
const ATTEMPTS = 20

/** Texts that patterns begin with, end with, or skip. */
const PARTS = [
  '(',
  ')',
  '+',
  ',',
  '.',
  ':',
  '-',
  '_',
  '/',
  '%',
  '@',
  '[',
  '{',
  '•',
  '$',
  ' ',
  '\n',
  '\u2028',
  '0',
  '7',
  '1 ',
  '067',
  '067 ',
  '38',
  '18:30 ',
  '15 000',
  '10.5',
  '54 m2 ',
  '٠',
  '①',
  '二',
  '²',
  'a',
  'Я',
  'x ',
  'a.',
  'a-',
  'a_',
  'a@',
  'a@b',
  '@abcd ',
  'a.com',
  '.top',
  '.usd/',
  'xn--',
  'http',
  'www.',
  't me/',
  'tg ',
  'телеграм ',
  'собака ',
  ' крапка ',
  '[at]',
  '(dot)',
  'один',
  'один ',
  'сто ',
  'грн',
  '½',
  '⑽',
  '🏢',
  '\u0301',
  '\u0316\u0301',
  '\u200b',
  // Single characters that stand for four and for eighteen letters.
  '\u337f',
  '\ufdfa',
]

const fill = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)

function measure(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Fails for texts that take much longer than ordinary ones. A text that was slow once is measured again. */
export function expectEvenCost(work: (text: string) => unknown): void {
  const takeBest = (text: string) =>
    Math.min(...Array.from({ length: ATTEMPTS }, () => measure(() => work(text))))
  const limit = takeBest(fill(ORDINARY)) * MAX_RATIO
  const isCheap = (text: string) => measure(() => work(text)) < limit || takeBest(text) < limit
  const dear = PARTS.filter((part) => !isCheap(fill(part)))
  if (dear.length > 0) throw new Error(`Takes long: ${JSON.stringify(dear)}`)
  const part = fc.constantFrom(...PARTS)
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), (parts) =>
      isCheap(fill(parts.join(''))),
    ),
    { numRuns: 50, endOnFailure: true },
  )
}
