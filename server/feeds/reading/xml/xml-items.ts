import sax, { type SAXParser } from 'sax'
import type { XmlLayout } from '#domain/feeds/layouts/xml-layout.ts'

/** Deeper elements are no listing. */
const MAX_DEPTH = 32
/** More characters or elements mean that an element was never closed. */
const MAX_ITEM_CHARACTERS = 4_000_000
const MAX_ITEM_VALUES = 20_000

/** Texts by path; elements of one path are a list. */
export type XmlMembers = Readonly<Record<string, string | readonly string[]>>

/** `line` is where the item begins, counted from 1. */
export interface XmlItem {
  readonly line: number
  readonly members: XmlMembers
}

/** The XML is not well-formed, or exceeds a limit. */
export class BrokenXmlError extends Error {
  override readonly name = 'BrokenXmlError'
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/**
 * Collects the elements at one path while the text comes in. Nothing that a DOCTYPE declares is read, so
 * entities do not grow; names of namespaces are left out.
 */
export class XmlItemReader {
  readonly #parser: SAXParser
  readonly #item: string
  readonly #choices: ReadonlySet<string>
  readonly #grouped: ReadonlyMap<string, string>
  readonly #path: string[] = []
  #items: XmlItem[] = []
  #members: Map<string, string[]> | null = null
  #line = 0
  #size = 0
  #count = 0
  /** The text of each open element of the item. */
  #texts: string[] = []

  constructor({ item, choices = [], grouped = {} }: Omit<XmlLayout, 'name' | 'profile'>) {
    this.#item = item
    this.#choices = new Set(choices)
    this.#grouped = new Map(Object.entries(grouped))
    this.#parser = sax.parser(true, { trim: false, normalize: false, position: true })
    this.#parser.onerror = (error) => {
      throw this.#createError(toReason(error))
    }
    this.#parser.onopentagstart = ({ name }) => this.#open(getLocalName(name))
    this.#parser.onattribute = ({ name, value }) => this.#addAttribute(getLocalName(name), value)
    this.#parser.ontext = (text) => this.#addText(text)
    this.#parser.oncdata = (text) => this.#addText(text)
    this.#parser.onclosetag = () => this.#close()
  }

  /**
   * @returns the items that end in the text
   * @throws {BrokenXmlError} once; what came before is returned by `takeItems`
   */
  read(text: string): XmlItem[] {
    this.#parser.write(text)
    return this.takeItems()
  }

  /** @throws {BrokenXmlError} if an element is still open */
  end(): void {
    const open = this.#path.at(-1)
    if (open !== undefined) throw this.#createError(`the file ends within <${open}>`)
    this.#parser.close()
  }

  takeItems(): XmlItem[] {
    const items = this.#items
    this.#items = []
    return items
  }

  #open(name: string): void {
    if (this.#path.push(name) > MAX_DEPTH)
      throw this.#createError(`elements are more than ${MAX_DEPTH} deep`)
    if (this.#members !== null) {
      this.#texts.push('')
      if (this.#choices.size > 0) this.#addChoice(name)
    } else if (this.#path.join('/') === this.#item) {
      this.#members = new Map()
      this.#line = this.#parser.line + 1
      this.#size = 0
      this.#count = 0
      this.#texts = ['']
    }
  }

  #addChoice(name: string): void {
    const parent = this.#getItemPath().slice(0, -1)
    if (this.#choices.has(parent.join('/'))) this.#addValue([...parent, '*'], name)
  }

  #addAttribute(name: string, value: string): void {
    const path = this.#getItemPath()
    // Groups have names of letters; others would be other paths.
    if (this.#grouped.get(path.join('/')) === name && /^\w+$/.test(value))
      this.#path.push(`${this.#path.pop()}[${value}]`)
    else this.#addValue([...path, `@${name}`], value)
    if (this.#choices.has(path.join('/')) && /^(true|1)$/.test(value))
      this.#addValue([...path, '*'], name)
  }

  #close(): void {
    const text = this.#texts.pop()?.trim() ?? ''
    if (this.#members !== null && this.#texts.length > 0) this.#addValue(this.#getItemPath(), text)
    this.#path.pop()
    if (this.#members === null || this.#texts.length > 0) return
    const members = Object.fromEntries(
      [...this.#members].map(([path, values]) => [path, values.length === 1 ? values[0] : values]),
    ) as XmlMembers
    this.#items.push({ line: this.#line, members })
    this.#members = null
  }

  #addText(text: string): void {
    if (this.#members === null) return
    this.#size += text.length
    if (this.#size > MAX_ITEM_CHARACTERS)
      throw this.#createError(`a listing has more than ${MAX_ITEM_CHARACTERS} characters`)
    this.#texts.push((this.#texts.pop() ?? '') + text)
  }

  #addValue(path: readonly string[], value: string): void {
    if (this.#members === null || value === '') return
    this.#count += 1
    if (this.#count > MAX_ITEM_VALUES)
      throw this.#createError(`a listing has more than ${MAX_ITEM_VALUES} values`)
    const key = path.join('/')
    const values = this.#members.get(key)
    if (values === undefined) this.#members.set(key, [value])
    else values.push(value)
  }

  #getItemPath(): string[] {
    return this.#path.slice(this.#item.split('/').length)
  }

  #createError(reason: string): BrokenXmlError {
    return new BrokenXmlError(this.#parser.line + 1, reason)
  }
}

const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1)

/** sax adds the position in lines of its own. */
const toReason = (error: Error) => `the XML is broken: ${error.message.split('\n')[0]}`
