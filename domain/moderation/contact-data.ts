import { normalizeLookalikes } from '#domain/platform/text/normalize-lookalikes.ts'
import {
  redactPhones,
  redactSpelledPhones,
  redactSplitPhones,
} from '#domain/platform/text/phone-number.ts'
import { redactLinks } from '#domain/platform/text/web-address.ts'

/** A piece of a text; the marked ones are what to look at. */
export interface TextPiece {
  readonly text: string
  readonly isMarked: boolean
}

/** Characters of context on each side of a mark. */
const CONTEXT = 40
const MAX_FOUND = 5

// Control characters, which no stored text contains.
const [START, END] = ['\u0001', '\u0002']
const MARK = new RegExp(`${START}([^${END}]*)${END}`, 'gu')
const SIGNS = new RegExp(`[${START}${END}]`, 'gu')

const mark = (run: string) => `${START}${run.replace(SIGNS, '')}${END}`

/** Each phone number or link of a text with the words around it, as visitors are kept from reading it. */
const findMarks =
  (marks: readonly ((text: string, replacement: (run: string) => string) => string)[]) =>
  (text: string): TextPiece[][] => {
    const simple = normalizeLookalikes(text).replace(SIGNS, '')
    const marked = marks.map((markAll) => markAll(simple, mark)).find((one) => one !== simple) ?? ''
    return [...marked.matchAll(MARK)].slice(0, MAX_FOUND).map((found) => {
      const [whole, run = ''] = found
      const before = marked.slice(0, found.index).replace(SIGNS, '')
      const after = marked.slice(found.index + whole.length).replace(SIGNS, '')
      return [
        { text: cutBefore(before), isMarked: false },
        { text: run, isMarked: true },
        { text: cutAfter(after), isMarked: false },
      ]
    })
  }

const cutBefore = (text: string) =>
  text.length <= CONTEXT ? text : `…${text.slice(-CONTEXT).replace(/^\S*\s/u, '')}`
const cutAfter = (text: string) =>
  text.length <= CONTEXT ? text : `${text.slice(0, CONTEXT).replace(/\s\S*$/u, '')}…`

/** Finds what `hasPhone` finds. */
export const findPhones = findMarks([redactPhones, redactSpelledPhones, redactSplitPhones])

/** Finds what `hasLink` finds. */
export const findLinks = findMarks([redactLinks])
