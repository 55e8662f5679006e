import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'

export const INPUTS = ['mouse', 'touch', 'keyboard'] as const

/** How somebody presses. */
export type Input = (typeof INPUTS)[number]

/** Longer than a slow connection and processor need. */
export const TIMEOUT = { timeout: 40_000 }

const PRESS: Readonly<Record<Input, (control: Locator) => Promise<void>>> = {
  mouse: (control) => control.click({ noWaitAfter: true }),
  touch: (control) => control.tap({ noWaitAfter: true }),
  keyboard: (control) => control.press('Enter', { noWaitAfter: true }),
}

/** The texts that a page has shown, and whether it was left for another document. */
interface Witness {
  /** Waits until the page has shown this text, even if it was for a moment. */
  readonly expectSaid: (text: string) => Promise<void>
  /** Expects that the specified call was made, exactly once. */
  readonly expectCall: (url: RegExp) => Promise<void>
}

export interface FirstPress {
  readonly name: string
  /** A function if it is known only once everything is prepared. */
  readonly path: string | ((page: Page) => Promise<string>)
  /** Where the control is. */
  readonly width?: 'phone' | 'desktop'
  readonly prepare?: (page: Page) => Promise<void>
  readonly inputs?: readonly Input[]
  /** What the console may say although all is well. */
  readonly allowedError?: RegExp
  readonly act: (page: Page, press: (control: Locator) => Promise<void>) => Promise<unknown>
  readonly expectReaction: (page: Page, witness: Witness) => Promise<unknown>
}

interface Said {
  readonly said?: Set<string>
}

/** Notes the texts of notices, spinners and buttons, however short they are shown. */
const noteTexts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role="status"], button'))
        if (textContent) said.add(textContent)
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })

const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const

/** The inputs that a control can have, each with the browser of somebody who uses it. */
export const getWays = ({ width, inputs = INPUTS }: FirstPress) =>
  inputs
    .filter((input) => width !== 'desktop' || input !== 'touch')
    .map((input) => ({
      input,
      options: {
        hasTouch: input === 'touch',
        viewport: VIEWPORTS[width ?? (input === 'touch' ? 'phone' : 'desktop')],
        permissions: ['clipboard-read', 'clipboard-write'],
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      } satisfies BrowserContextOptions,
    }))

/**
 * Opens the page of a control, presses it as soon as `load` has fired, and expects the reaction that the page has at
 * any other time, in the same document.
 *
 * @param slowDown called before the page is opened
 */
export async function expectFirstPress(
  page: Page,
  { path, prepare, act, expectReaction, allowedError }: FirstPress,
  input: Input,
  slowDown?: (page: Page) => Promise<void>,
): Promise<void> {
  await prepare?.(page)
  const opened = typeof path === 'string' ? path : await path(page)
  await slowDown?.(page)
  const calls: string[] = []
  const documents: string[] = []
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowedError?.test(message.text()))
      problems.push(message.text())
  })
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(request.url())
  })
  await noteTexts(page.context())
  await page.goto(opened, { waitUntil: 'load' })
  await act(page, PRESS[input])
  const hasSaid = (text: string) =>
    page.evaluate(
      (wanted) => [...((window as Said).said ?? [])].some((it) => it.includes(wanted)),
      text,
    )
  await expectReaction(page, {
    expectSaid: (text) => expect.poll(() => hasSaid(text), TIMEOUT).toBe(true),
    expectCall: async (url) => expect(calls.filter((call) => url.test(call))).toHaveLength(1),
  })
  expect(documents).toHaveLength(1)
  expect(problems).toEqual([])
}
