const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * All texts that differ from a term by one typing error: a letter too many, missing or wrong, or
 * two swapped. Terms have letters a to z. A term of n letters gives 53 n + 25 texts (P. Norvig,
 * "How to Write a Spelling Corrector").
 */
export function* listTypos(term: string): Generator<string> {
  for (let at = 0; at <= term.length; at += 1) {
    const [before, after] = [term.slice(0, at), term.slice(at)]
    if (after !== '') yield before + after.slice(1)
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2)
    for (const letter of LETTERS) {
      yield before + letter + after
      if (after !== '' && after[0] !== letter) yield before + letter + after.slice(1)
    }
  }
}
