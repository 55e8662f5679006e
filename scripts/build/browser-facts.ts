/**
 * Values of `typeof` that hold in every browser of the build, but not everywhere that React runs.
 */
const TYPES = {
  window: 'object',
  document: 'object',
  process: 'undefined',
  queueMicrotask: 'function',
  reportError: 'function',
  setTimeout: 'function',
  clearTimeout: 'function',
  MessageChannel: 'function',
}

/**
 * Constants for the bundler's `define`: they remove code for other places than browsers, and
 * React's code for its developer tools, which see the pages of `npm run dev`.
 */
export function browserFacts(command: 'build' | 'serve'): Record<string, string> {
  if (command === 'serve') return {}
  return {
    ...Object.fromEntries(
      Object.entries(TYPES).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
    ),
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  }
}
