/** A small file with one kind of difficulty, and what becomes of each of its rows. */
export interface Snippet {
  readonly name: string
  readonly text: string
  /** The encoding of the file, if it is not UTF-8. */
  readonly encoding?: string
  /** Options of the command besides the file. */
  readonly options?: readonly string[]
  /** Facts of every home, with ` | ` between them. */
  readonly same?: string
  /**
   * In each line the keys of homes, with ` & ` between them, then a colon and their other facts, or what became of them.
   * `reports` are the fields that are reported.
   */
  readonly homes: string
}
