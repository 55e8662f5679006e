import { isListOf, isNumber, isObject, isText, requireShape } from '#domain/platform/json/shape.ts'
import { getPathLanguage } from '#domain/platform/language.ts'

// Another language is another document. What somebody has typed on a page, and the place where they are, is carried
// over to it: both documents have the same elements.

const KEY = 'languageSwitch'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface CarriedPage {
  /** In the order of the document; a box has "on" or "". */
  readonly fields: readonly string[]
  /** The element in the middle of the window, among those of the page, and its distance from the top in pixels. */
  readonly element: number
  readonly top: number
}

const isCarriedPage = (value: unknown): value is CarriedPage =>
  isObject(value) &&
  isListOf(isText)(value.fields) &&
  isNumber(value.element) &&
  isNumber(value.top)

/** Passwords and files are not written down. */
const listFields = () =>
  document.querySelectorAll<Field>(
    'main :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)',
  )

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const read = (field: Field) => (isBox(field) ? (field.checked ? 'on' : '') : field.value)

const listElements = () => [...document.querySelectorAll('main *')]

export function carryPage(): void {
  // In the middle there is neither header nor bar; a menu may lie over the page.
  const shown = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
  const middle = shown.find((one) => one.matches('main *'))
  const element = middle === undefined ? -1 : listElements().indexOf(middle)
  const top = middle?.getBoundingClientRect().top ?? 0
  const page: CarriedPage = { fields: [...listFields()].map(read), element, top }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(page))
  } catch (error) {
    console.error('The page could not be carried over to the other language.', error)
  }
}

/** Writes as a person does, so that whoever listens to the field hears of it. */
function write(field: Field, value: string): void {
  if (read(field) === value) return
  if (isBox(field)) {
    field.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Once, on the page that `carryPage` leads to. Other pages do not read the storage. */
export function restoreCarriedPage(): void {
  if (!URL.canParse(document.referrer)) return
  const { pathname } = new URL(document.referrer)
  if (getPathLanguage(pathname) === getPathLanguage(location.pathname)) return
  try {
    const text = sessionStorage.getItem(KEY)
    if (text === null) return
    sessionStorage.removeItem(KEY)
    const { fields, element, top } = requireShape(JSON.parse(text), isCarriedPage)
    const shown = [...listFields()]
    if (shown.length === fields.length)
      for (const [index, field] of shown.entries()) write(field, fields[index] ?? '')
    const target = listElements()[element]
    if (target) window.scrollBy(0, target.getBoundingClientRect().top - top)
  } catch (error) {
    console.error('The page could not be restored in this language.', error)
  }
}
