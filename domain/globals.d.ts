/**
 * This global is pure and exists in every runtime, but it is not part of the language, so the compiler has no library
 * for it.
 */
declare class URLSearchParams {
  constructor(init: string[][] | Record<string, string>)
  toString(): string
}
