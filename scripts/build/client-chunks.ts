import type { Rolldown } from 'vite'

// Which modules browsers download together. Each file is a request and compresses on its own, so there are few; but
// nobody should load the code of forms, or of owners' screens, to read a page.

type Context = Rolldown.ChunkingContext

/** Routes of owners, tenants and moderators. Everything else is read by everybody. */
const MEMBERS_ROUTE = /\/app\/routes\/(?:homes|messages|moderation|safety)\//
/** Few visitors have lists or saved searches, so what only these screens share is in files of its own. */
const OWN_FILES_ROUTE = /\/app\/routes\/catalog\/(?:shortlist|saved-search)\//
/** Begins the names of files that only screens of an account load. */
export const MEMBERS_PREFIX = 'members'

/** The styles of every page. */
const FRAME_STYLES =
  /\/app\/(?:styles|ui|forms|routes\/shell|features\/(?:shell|catalog\/currency|site\/newsletter))\/.*\.css$/

/** A module with all that it leads to. */
function follow(
  start: string,
  context: Context,
  next: (info: Rolldown.ModuleInfo) => readonly string[],
): Rolldown.ModuleInfo[] {
  const found = new Set([start])
  for (const id of found)
    for (const other of next(context.getModuleInfo(id) as Rolldown.ModuleInfo)) found.add(other)
  return [...found].map((id) => context.getModuleInfo(id) as Rolldown.ModuleInfo)
}

/**
 * The file of a module that several screens share; `null` where that is up to the bundler, which makes a file for each
 * set of screens.
 */
function chooseFile(id: string, context: Context): string | null {
  const needed = follow(id, context, ({ importedIds }) => importedIds).map((info) => info.id)
  // Documents contain the styles of their modules, so modules with styles are not shared by all screens.
  if (needed.some((it) => it.endsWith('.css') && !FRAME_STYLES.test(it))) return null
  const listScreens = (next: (info: Rolldown.ModuleInfo) => readonly string[]) =>
    follow(id, context, next).filter((info) => info.isEntry)
  // What is only ever loaded late, such as the identity SDK, stays out of what screens load first.
  if (listScreens(({ importers }) => importers).length === 0) return null
  const all = listScreens(({ importers, dynamicImporters }) => [...importers, ...dynamicImporters])
  const others = all.filter((screen) => !MEMBERS_ROUTE.test(screen.id))
  if (others.length === 0) return MEMBERS_PREFIX
  if (others.every((screen) => OWN_FILES_ROUTE.test(screen.id))) return null
  return needed.some((it) => /\/node_modules\/(?:react-hook-form|zod)\//.test(it))
    ? 'forms'
    : 'shared'
}

const share = (file: string, priority: number) => ({
  name: (id: string, context: Context) => (chooseFile(id, context) === file ? file : null),
  debugName: file,
  minShareCount: 2,
  priority,
})

/** The groups of rolldown's `codeSplitting`: a group includes its imports, unless one of a higher priority has them. */
export const CLIENT_CHUNKS = [
  // The first line of this stylesheet gives the layers their order, so it comes before all others.
  { name: 'frame', test: FRAME_STYLES, priority: 6 },
  // Documents contain exactly the styles of their screen.
  { name: 'styles', test: /\.css$/, entriesAware: true, priority: 5 },
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 4,
  },
  share('shared', 3),
  share('forms', 2),
  share(MEMBERS_PREFIX, 1),
]

type Chunk = Pick<Rolldown.PreRenderedChunk, 'name' | 'facadeModuleId'>

/** The bundler names a chunk after all screens that share it, which would be too long. */
export const nameChunk = ({ name, facadeModuleId }: Chunk): string =>
  `assets/${MEMBERS_ROUTE.test(facadeModuleId ?? '') ? `${MEMBERS_PREFIX}-` : ''}${name.replace(/~.*/, '')}-[hash].js`

/**
 * Makes Chrome compile all of the framework on another thread while it downloads, because most of it runs during
 * hydration: a phone is blocked for 20 instead of 136 ms on `/`.
 */
export const hintCompiler = ({ name }: { readonly name: string }): string =>
  name === 'framework' ? '//# allFunctionsCalledOnLoad' : ''
