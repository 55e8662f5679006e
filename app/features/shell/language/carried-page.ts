import { isListOf, isNumber, isObject, isText, requireShape } from '#domain/platform/json/shape.ts'
import { getPathLanguage } from '#domain/platform/language.ts'

// Another language is another document. What somebody has typed on a page, and the place where they are, is carried
// over to it: both documents have the same fields.

const KEY = 'languageSwitch'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface CarriedPage {
  /** In the order of the document; a box has "on" or "". */
  readonly fields: readonly string[]
  /** The share of the page that is above the window: texts of two languages are of different lengths. */
  readonly scrolled: number
}

const isCarriedPage = (value: unknown): value is CarriedPage =>
  isObject(value) && isListOf(isText)(value.fields) && isNumber(value.scrolled)

/** Passwords and files are not written down. */
const listFields = () =>
  document.querySelectorAll<Field>(
    'main :is(input:not([type=hidden], [type=password], [type=file]), textarea, select)',
  )

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const read = (field: Field) => (isBox(field) ? (field.checked ? 'on' : '') : field.value)

export function carryPage(): void {
  const scrolled = scrollY / document.documentElement.scrollHeight
  const page: CarriedPage = { fields: [...listFields()].map(read), scrolled }
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
    const { fields, scrolled } = requireShape(JSON.parse(text), isCarriedPage)
    const shown = [...listFields()]
    if (shown.length === fields.length)
      for (const [index, field] of shown.entries()) write(field, fields[index] ?? '')
    window.scrollTo(0, scrolled * document.documentElement.scrollHeight)
  } catch (error) {
    console.error('The page could not be restored in this language.', error)
  }
}
