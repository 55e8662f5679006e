// Which modules browsers download together. Few files, because each is a request and small ones compress badly; but
// nobody should load the code of forms, or of owners' screens, to read a page.

/** The groups of rolldown's `codeSplitting`: a group includes its imports, unless one of a higher priority has them. */
export const CLIENT_CHUNKS = [
  // The styles of every page. Its first line gives the layers their order, so it comes before all others.
  {
    name: 'frame',
    test: /\/app\/(?:styles|ui|forms|features\/(?:currency|newsletter|offline|shell|theme))\/.*\.css$/,
    priority: 6,
  },
  // Documents contain the styles of their screen, and only those.
  { name: 'styles', test: /\.css$/, entriesAware: true, priority: 5 },
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 4,
  },
  {
    name: 'forms',
    test: /\/node_modules\/(?:react-hook-form|zod)\/|\/app\/forms\/(?:use-schema-form|schema-resolver)/,
    priority: 3,
  },
  { name: 'shared', minShareCount: 8, priority: 2 },
  // One file for each set of screens that share something, unless it is too small.
  {
    name: 'shared',

    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_200,
    priority: 1,
  },
]

/** The bundler names a set of screens by all of them. */
export const nameChunk = ({ name }: { readonly name: string }): string =>
  `assets/${name.replace(/~.*/, '')}-[hash].js`

/**
 * Makes Chrome compile all of the framework on another thread while it downloads, because most of it runs during
 * hydration: a phone is blocked for 20 instead of 136 ms on `/`.
 */
export const hintCompiler = ({ name }: { readonly name: string }): string =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''
