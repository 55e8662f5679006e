/** Pure, and in every runtime, though no part of the language: the compiler has no library for it. */
declare class URLSearchParams {
  constructor(init: string[][] | Record<string, string>)
  toString(): string
}
