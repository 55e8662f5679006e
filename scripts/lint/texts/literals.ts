import { isNode, lineOf, type Module, type SyntaxNode, walk } from './parse.ts'

export interface Literal {
  readonly path: string
  readonly line: number
  readonly text: string
  /** The key that it is the value of: 'title'. */
  readonly key?: string | undefined
  /** Whether it is passed to a function, or in a list. */
  readonly isPart: boolean
}

/** Stands for what a template inserts. */
const INSERTED = '\ufffc'
/** "descriptionUk". */
const CODE_NAME = /^[a-z]+(?:[A-Z][a-z]*)+$/
const NBSP = '\u00a0'
const PARTS = new Set(['ArrayExpression', 'CallExpression', 'NewExpression'])

/** The texts of a module: its strings and templates, without keys, imports, types and values that are compared. */
export function listLiterals(module: Module): Literal[] {
  const found: Literal[] = []
  walk(module.program, (node, [parent]) => {
    if (isNoText(node, parent)) return false
    const text = readText(node)
    if (text !== null && !CODE_NAME.test(text))
      found.push({
        path: module.path,
        line: lineOf(module, node),
        text,
        key: parent?.type === 'Property' ? nameKey(parent) : undefined,
        isPart: PARTS.has(parent?.type ?? ''),
      })
    return undefined
  })
  return found
}

function isNoText(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  switch (parent?.type) {
    case undefined:
      return false
    case 'Property':
      return node === parent.key && parent.computed !== true
    case 'MemberExpression':
      return node === parent.property
    case 'SwitchCase':
      return node === parent.test
    case 'BinaryExpression':
      return parent.operator !== '+'
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return node === parent.source
    default:
      return node.type.startsWith('TSType') || node.type === 'TSInterfaceDeclaration'
  }
}

const nameKey = ({ key }: SyntaxNode) => (isNode(key) ? String(key.name ?? key.value) : undefined)

function readText(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  const { quasis, expressions } = node as unknown as {
    quasis: { value: { cooked: string } }[]
    expressions: SyntaxNode[]
  }
  return quasis
    .map(({ value }, index) => value.cooked + describeInserted(expressions[index]))
    .join('')
}

function describeInserted(expression: SyntaxNode | undefined): string {
  if (!isNode(expression)) return ''
  return expression.type === 'Identifier' && expression.name === 'NBSP' ? NBSP : INSERTED
}
