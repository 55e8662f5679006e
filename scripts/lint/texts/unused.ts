import { isNode, lineOf, type Module, type SyntaxNode, walk } from './parse.ts'

interface Key {
  /** Begins with the export. */
  readonly path: readonly string[]
  /** "path:line". */
  readonly place: string
}

/** What is only a name, or only a type. */
const NO_READ = /^(?:Import|Export)\w*Specifier$|^TSTypeQuery$|^TSQualifiedName$/
/** What may be around an expression without a change of its value. */
const TRANSPARENT = new Set([
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
])
const JOINT = '.'

/**
 * Finds the keys of exported objects that nothing reads. The names of exports are unique in the project
 * (`test/repository/exported-names.test.ts`), so a read is recognized by name. An object that is passed on, spread or
 * indexed by a variable is read as a whole.
 *
 * @returns "path:line: export.key"
 */
export function findUnusedKeys(texts: readonly Module[], readers: readonly Module[]): string[] {
  const keys = texts.flatMap(listExportedKeys)
  const exports = new Set(keys.map(({ path: [name = ''] }) => name))
  const wholes = new Set<string>()
  const parts = new Set<string>()
  for (const path of readers.flatMap((module) => listReads(module, exports))) {
    wholes.add(path.join(JOINT))
    for (const part of listBeginnings(path)) parts.add(part)
  }
  const isRead = (path: readonly string[]) =>
    parts.has(path.join(JOINT)) || listBeginnings(path).some((part) => wholes.has(part))
  return keys
    .filter(({ path }) => !isRead(path))
    .map(({ path, place }) => `${place}: ${path.join(JOINT)}`)
}

const listBeginnings = (path: readonly string[]) =>
  path.map((_, index) => path.slice(0, index + 1).join(JOINT))

/** The keys of the constants of a module that are objects. */
function listExportedKeys(module: Module): Key[] {
  const found: Key[] = []
  walk(module.program, (node, [, statement]) => {
    if (node.type !== 'VariableDeclarator') return undefined
    const value = unwrap(node.init)
    if (
      statement?.type === 'ExportNamedDeclaration' &&
      value?.type === 'ObjectExpression' &&
      isNode(node.id)
    )
      found.push(...listKeys(module, value, [String(node.id.name)]))
    return false
  })
  return found
}

function unwrap(value: unknown): SyntaxNode | undefined {
  if (!isNode(value)) return undefined
  return TRANSPARENT.has(value.type) ? unwrap(value.expression) : value
}

const listProperties = (node: SyntaxNode) => (node.properties as SyntaxNode[]) ?? []

function listKeys(module: Module, object: SyntaxNode, above: readonly string[]): Key[] {
  return listProperties(object).flatMap((property) => {
    const name = nameOf(property)
    if (name === null) return []
    const path = [...above, name]
    const value = unwrap(property.value)
    return value?.type === 'ObjectExpression'
      ? listKeys(module, value, path)
      : [{ path, place: `${module.path}:${lineOf(module, property)}` }]
  })
}

/** Of a property or of a pattern; null if it is spread or computed. */
function nameOf(property: SyntaxNode): string | null {
  if (property.type !== 'Property' || property.computed === true || !isNode(property.key))
    return null
  return String(property.key.name ?? property.key.value)
}

/** The export and the key of each read; the export alone if the whole object is read. */
function listReads({ program }: Module, exports: ReadonlySet<string>): string[][] {
  const found: string[][] = []
  const originals = new Map<string, string>()
  walk(program, (node, above) => {
    if (node.type === 'ImportSpecifier' && isNode(node.imported) && isNode(node.local))
      originals.set(String(node.local.name), String(node.imported.name))
    if (NO_READ.test(node.type)) return false
    if (node.type !== 'Identifier' || isDeclared(node, above)) return undefined
    const local = String(node.name)
    const name = originals.get(local) ?? local
    if (exports.has(name)) found.push(...followRead(node, above, name))
    return undefined
  })
  return found
}

/** Whether a name is declared here, or is a key. */
const isDeclared = (node: SyntaxNode, [parent, around]: readonly SyntaxNode[]): boolean =>
  (parent?.type === 'VariableDeclarator' && node === parent.id) ||
  (parent?.type === 'Property' && (node === parent.key || around?.type === 'ObjectPattern'))

function followRead(start: SyntaxNode, above: readonly SyntaxNode[], name: string): string[][] {
  const path = [name]
  let node = start
  for (const parent of above) {
    if (parent.type === 'MemberExpression' && node === parent.property && node === start) {
      // `texts[language].name`: a module that was loaded.
      node = parent
      continue
    }
    if (TRANSPARENT.has(parent.type)) {
      node = parent
      continue
    }
    if (parent.type === 'VariableDeclarator' && isNode(parent.id))
      return listPatternReads(parent.id, path)
    const key = parent.type === 'MemberExpression' ? memberName(parent) : null
    if (key === null) break
    path.push(key)
    node = parent
  }
  return [path]
}

/** Null for a variable. */
function memberName({ computed, property }: SyntaxNode): string | null {
  if (!isNode(property)) return null
  if (computed !== true) return String(property.name)
  return property.type === 'Literal' ? String(property.value) : null
}

function listPatternReads(pattern: SyntaxNode, path: string[]): string[][] {
  if (pattern.type !== 'ObjectPattern') return [path]
  return listProperties(pattern).flatMap((property) => {
    const name = nameOf(property)
    if (name === null || !isNode(property.value)) return [path]
    return listPatternReads(property.value, [...path, name])
  })
}
