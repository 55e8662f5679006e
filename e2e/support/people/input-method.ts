import type { Locator, Page } from '@playwright/test'
import { tabTo } from '#e2e/support/keyboard.ts'

interface File {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** How a person operates pages: by pointer, or by keyboard alone. */
export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>
  readonly type: (field: Locator, text: string) => Promise<void>
  /** @param day such as "2026-11-24" */
  readonly typeDay: (field: Locator, day: string) => Promise<void>
  /** @param time such as "18:30" */
  readonly typeTime: (field: Locator, time: string) => Promise<void>
  /** @param radio the first of its group */
  readonly pick: (radio: Locator) => Promise<void>
  readonly choose: (select: Locator, value: string) => Promise<void>
  readonly attach: (field: Locator, files: File[]) => Promise<void>
}

export const pointer: InputMethod = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  typeDay: (field, day) => field.fill(day),
  typeTime: (field, time) => field.fill(time),
  pick: (radio) => radio.check(),
  choose: async (select, value) => {
    await select.selectOption(value)
  },
  attach: (field, files) => field.setInputFiles(files),
}

/** Reaches everything by Tab, and every element on the way must show its focus. */
export function createKeyboard(page: Page): InputMethod {
  const { keyboard } = page
  // This is set up before a key is pressed, because later Chromium would start to intercept too late.
  page.on('filechooser', () => {})
  return {
    async press(target) {
      await tabTo(page, target)
      await keyboard.press('Enter')
    },
    async type(field, text) {
      await tabTo(page, field)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.insertText(text)
    },
    async typeDay(field, day) {
      const [year = '', month = '', date = ''] = day.split('-')
      await tabTo(page, field)
      await keyboard.type(`${month}${date}${year}`)
    },
    async typeTime(field, time) {
      const [hours = '', minutes = ''] = time.split(':')
      const half = Number(hours) < 12 ? 'AM' : 'PM'
      await tabTo(page, field)
      await keyboard.type(`${String(Number(hours) % 12 || 12).padStart(2, '0')}${minutes}${half}`)
    },
    async pick(radio) {
      await tabTo(page, radio)
      await keyboard.press('Space')
    },
    async choose(select, value) {
      const label = await select.locator(`option[value="${value}"]`).textContent()
      await tabTo(page, select)
      await keyboard.type(label ?? '')
    },
    async attach(field, files) {
      await tabTo(page, field)
      const chooser = page.waitForEvent('filechooser')
      await keyboard.press('Space')
      await (await chooser).setFiles(files)
    },
  }
}

/** Of a slow thumb on a phone: 36 words a minute. */
const SECONDS_A_CHARACTER = 1 / 3
/** To find a control and press it. */
const SECONDS_A_CONTROL = 2

/** Adds up how long a person would take for the same input; pages answer at once. */
export function timeInput(timed: InputMethod) {
  let seconds = 0
  const time =
    <Value>(act: (target: Locator, value: Value) => Promise<void>) =>
    (target: Locator, value: Value) => {
      const characters = typeof value === 'string' ? value.length : 0
      seconds += SECONDS_A_CONTROL + characters * SECONDS_A_CHARACTER
      return act(target, value)
    }
  const input: InputMethod = {
    press: (target) => time(timed.press)(target, undefined),
    type: time(timed.type),
    typeDay: time(timed.typeDay),
    typeTime: time(timed.typeTime),
    pick: (radio) => time(timed.pick)(radio, undefined),
    choose: time(timed.choose),
    attach: time(timed.attach),
  }
  return { input, getSeconds: () => seconds }
}
