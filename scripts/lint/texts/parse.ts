import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** A node of the syntax tree (ESTree with TypeScript). */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

export interface Module {
  /** From the root of the project. */
  readonly path: string
  readonly source: string
  readonly program: SyntaxNode
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** @throws {Error} if it is no TypeScript */
export function parseModule(path: string, source: string = readFileSync(path, 'utf8')): Module {
  const { program, errors } = parseSync(path, source)
  const [error] = errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  return { path, source, program: program as unknown as SyntaxNode }
}

export const lineOf = ({ source }: Module, { start }: SyntaxNode): number =>
  source.slice(0, start).split('\n').length

/** The nodes directly below, in the order of the source. */
function listChildren(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (const value of Object.values(node)) {
    if (isNode(value)) found.push(value)
    else if (Array.isArray(value)) found.push(...value.filter(isNode))
  }
  return found
}

/**
 * Calls `visit` with each node and what is above it, the nearest first.
 *
 * @param visit returns false to leave out what is below
 */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, above: readonly SyntaxNode[]) => boolean | undefined,
  above: readonly SyntaxNode[] = [],
): void {
  if (visit(node, above) === false) return
  for (const child of listChildren(node)) walk(child, visit, [node, ...above])
}
