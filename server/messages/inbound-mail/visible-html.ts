import { DomUtils, parseDocument } from 'htmlparser2'
import { readStyleAttribute, readStyleRules, type StyleRule } from './style-rules.ts'
import { getTextVisibility, type TextVisibility } from './text-visibility.ts'

type Document = ReturnType<typeof parseDocument>
type ChildNode = Document['children'][number]
type Element = Extract<ChildNode, { readonly attribs: unknown }>

/** Elements that no mail program shows as text. */
const UNSEEN = ['head', 'script', 'style', 'template', 'title']

const VISIBLE: TextVisibility = { isGone: false, isInvisible: false, isTiny: false }

/** Removes hidden text: preheaders for previews, and anything that the sender did not see. */
export function keepVisible(html: string): string {
  const document = parseDocument(html)
  const styles = DomUtils.getElementsByTagName('style', document)
  const rules = readStyleRules(styles.map((it) => DomUtils.textContent(it)))
  const open: { node: ChildNode | Document; around: TextVisibility }[] = [
    { node: document, around: VISIBLE },
  ]
  // This is not recursive, because elements may be nested deeply.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, around } = next
    const look = 'attribs' in node ? getLook(node, rules, around) : around
    const isText = node.type === 'text'
    if (look.isGone || (isText && (look.isInvisible || look.isTiny)))
      DomUtils.removeElement(node as ChildNode)
    else if ('children' in node)
      for (const child of node.children) open.push({ node: child, around: look })
  }
  return DomUtils.getOuterHTML(document)
}

function getLook(
  element: Element,
  rules: readonly StyleRule[],
  around: TextVisibility,
): TextVisibility {
  const { name, attribs } = element
  if (UNSEEN.includes(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true')
    return { ...around, isGone: true }
  const style = readStyleAttribute(attribs.style ?? '')
  return getTextVisibility([...listMatching(element, rules), ...style], around)
}

function listMatching({ name, attribs }: Element, rules: readonly StyleRule[]) {
  const classes = (attribs.class ?? '').split(/\s+/)
  return rules.flatMap(({ tag, id, classes: needed, declarations }) =>
    (tag === '' || tag === name) &&
    (id === '' || id === attribs.id) &&
    needed.every((it) => classes.includes(it))
      ? declarations
      : [],
  )
}
