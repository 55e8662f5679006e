import { type ChildNode, parse, type Rule } from 'postcss'

export interface StyleDeclaration {
  readonly property: string
  /** Lowercase. */
  readonly value: string
  readonly isImportant: boolean
}

export interface StyleRule {
  /** Lowercase; empty for any. */
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
  readonly declarations: readonly StyleDeclaration[]
}

/** Mail programs write a few hundred; more would be an attempt to keep the server busy. */
const MAX_RULES = 1_000

/** Outlook hides its styles from programs without CSS in HTML comments. */
const COMMENT_SIGNS = /<!--|-->/g

/** "p.note#first": without combinators and pseudo-classes, which plain text cannot tell. */
const SIMPLE = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)$/i

/**
 * Rules for any screen whose selectors are simple, weakest first. Unreadable rules hide nothing.
 *
 * @param styles the texts of style elements
 */
export const readStyleRules = (styles: readonly string[]): StyleRule[] =>
  styles
    .flatMap((css) => read(css.replace(COMMENT_SIGNS, '')))
    .filter((node): node is Rule => node.type === 'rule')
    .flatMap((rule) => {
      const declarations = toDeclarations(rule.nodes)
      return rule.selectors.flatMap((selector) => readSelector(selector, declarations) ?? [])
    })
    .slice(0, MAX_RULES)
    .sort((one, other) => getWeight(one) - getWeight(other))

export const readStyleAttribute = (style: string): StyleDeclaration[] => toDeclarations(read(style))

function read(css: string): ChildNode[] {
  try {
    return parse(css).nodes
  } catch {
    return []
  }
}

const toDeclarations = (nodes: readonly ChildNode[]): StyleDeclaration[] =>
  nodes
    .filter((node) => node.type === 'decl')
    .map(({ prop, value, important }) => ({
      property: prop.toLowerCase(),
      value: value.trim().toLowerCase(),
      isImportant: important === true,
    }))

function readSelector(
  selector: string,
  declarations: readonly StyleDeclaration[],
): StyleRule | null {
  const [, tag = '', names = ''] = SIMPLE.exec(selector) ?? []
  if (tag === '' && names === '') return null
  const parts = names.match(/[.#][\w-]+/g) ?? []
  const of = (sign: string) => parts.filter((it) => it.startsWith(sign)).map((it) => it.slice(1))
  const id = of('#')[0] ?? ''
  return { tag: tag === '*' ? '' : tag.toLowerCase(), id, classes: of('.'), declarations }
}

const getWeight = ({ tag, id, classes }: StyleRule) =>
  (id === '' ? 0 : 10_000) + classes.length * 100 + (tag === '' ? 0 : 1)
