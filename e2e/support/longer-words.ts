import type { Page } from '@playwright/test'

/** All but the name of the site. */
const WORD = /(?!Homiq)\b\p{L}{2,}/gu
const VOWEL = /[aeiouyáéíóúý]/i
/** All are in the file of Latin letters (`app/styles/font-faces.ts`). */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  n: 'ñ',
  c: 'ç',
}
/** A share of a word's letters: Ukrainian has up to a third more than English, German more. */
const LONGER = 0.4

/** Repeats vowels, then the last letter: "Settings" is "Séettíiñgss". */
function lengthenWord(word: string): string {
  let missing = Math.round(word.length * LONGER)
  const letters = Array.from(word, (letter) => {
    const accented = ACCENTED[letter] ?? letter
    if (!VOWEL.test(letter) || missing === 0) return accented
    missing -= 1
    return accented + letter.toLowerCase()
  })
  return letters.join('') + (letters.at(-1) ?? '').slice(-1).toLowerCase().repeat(missing)
}

/** Numbers, codes such as "UAH", keys such as "unsentMessages", URLs, and the streets of homes. */
const NO_WORDS = /^\P{L}*$|^[A-Z\d_]+$|^[a-z]+[A-Z]\w+$|^\S*[/@#]\S*$| Street\b/u

const lengthenText = (value: string) =>
  NO_WORDS.test(value.trim()) ? value : value.replace(WORD, lengthenWord)

/** Runs in the page. Its texts, labels of options and placeholders. */
function listTexts(): Node[] {
  const texts: Node[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style, svg'))
      texts.push(walker.currentNode)
  for (const field of document.querySelectorAll('[placeholder]'))
    texts.push(field.getAttributeNode('placeholder') as Attr)
  return texts
}

/** Makes the words of a page as long as those of a long-winded language. */
export async function lengthenWords(page: Page): Promise<void> {
  const nodes = await page.evaluateHandle(listTexts)
  const texts = await nodes.evaluate((all) => all.map(({ nodeValue }) => nodeValue ?? ''))
  await nodes.evaluate((all, longer) => {
    for (const [index, node] of all.entries()) node.nodeValue = longer[index] ?? ''
  }, texts.map(lengthenText))
}
