import type { Rolldown } from 'vite'

// Which modules browsers download together. Each file is a request and compresses on its own, so there are few; but
// nobody should load the code of forms, or of owners' screens, to read a page.

type Context = Rolldown.ChunkingContext
type ModuleInfo = Rolldown.ModuleInfo

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
  next: (info: ModuleInfo) => readonly string[],
): ModuleInfo[] {
  const found = new Set([start])
  const infos: ModuleInfo[] = []
  for (const id of found) {
    const info = context.getModuleInfo(id)
    if (info === null) continue
    infos.push(info)
    for (const other of next(info)) found.add(other)
  }
  return infos
}

/**
 * What every page loads, and the settings: what those share with screens that need an account is little, and would
 * otherwise be in the large file of these.
 */
const COMMON_ENTRY =
  /\/app\/(?:root|entry\.client|routes\/(?:shell\/[^/]+|people\/settings))\.tsx(?:\?|$)/

/** The screens that use a module and are read by everybody. */
const listPublicUsers = (id: string, context: Context) =>
  follow(id, context, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters])
    .filter(({ isEntry }) => isEntry)
    .map((entry) => entry.id)
    .filter((entry) => !MEMBERS_ROUTE.test(entry))

/** Whether only screens that need an account use a module. */
const isForMembers = (id: string, context: Context) => listPublicUsers(id, context).length === 0

/** Not what one public screen shares only with screens that need an account, such as the preview of a home. */
const isForSeveralScreens = (id: string, context: Context) => {
  const users = listPublicUsers(id, context)
  if (users.some((user) => COMMON_ENTRY.test(user))) return true
  return users.length > 1 && !users.every((user) => OWN_FILES_ROUTE.test(user))
}

const needs = (pattern: RegExp) => (id: string, context: Context) =>
  follow(id, context, ({ importedIds }) => importedIds).some((it) => pattern.test(it.id))

const needsForms = needs(/\/node_modules\/(?:react-hook-form|zod)\//)

/**
 * Whether a module belongs to screens with their own styles. Documents contain the styles of their modules, so such
 * modules are not shared by all screens.
 */
const needsStyles = needs(new RegExp(`^(?!.*(?:${FRAME_STYLES.source})).*\\.css$`))

/** A group that a module joins if its screens share it and it passes. */
const share = (
  name: string,
  priority: number,
  includes: (id: string, context: Context) => boolean,
) => ({
  name: (id: string, context: Context) => (includes(id, context) ? name : null),
  debugName: name,
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
  share(
    'shared',
    3,
    (id, context) =>
      isForSeveralScreens(id, context) && !needsForms(id, context) && !needsStyles(id, context),
  ),
  share('forms', 2, (id, context) => isForSeveralScreens(id, context) && !needsStyles(id, context)),
  share(MEMBERS_PREFIX, 1, (id, context) => isForMembers(id, context) && !needsForms(id, context)),
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
