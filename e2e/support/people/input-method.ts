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
