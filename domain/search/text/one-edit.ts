const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * All texts that one mistyped letter makes of a term: one too many, one missing, one wrong, two swapped. The
 * letters of terms are a to z. Those of a term of n letters are 53 n + 25 (P. Norvig, "How to Write a Spelling
 * Corrector").
 */
export function* editOnce(term: string): Generator<string> {
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
