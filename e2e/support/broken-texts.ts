import type { Page } from '@playwright/test'

/** Runs in the page. Sentences about texts that do not fit. */
function listBrokenTexts(): string[] {
  /** What must not be broken within a word. A link within a sentence is no label. */
  const LABELS =
    'button, summary, label, legend, th, dt, h1, h2, h3, h4, [role=tab], a:not(p a, td a, dd a)'
  /** Half pixels, and the side bearings of letters. */
  const SLACK = 1.5
  /** The share of a text that lets one recognize it. */
  const LEGIBLE = 0.6
  const found = new Set<string>()
  const quote = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 60)}”`
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`The page is ${scrollWidth - clientWidth} px too wide.`)

  // Nothing is laid out in sections that were never in view.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]

  interface Frame {
    readonly box: DOMRect
    readonly isInline: boolean
    readonly isPlaced: boolean
    /** What is outside is reached by scrolling, or is never seen. */
    readonly overflow: 'visible' | 'scrolled' | 'ellipsis' | 'cut'
  }
  const frames = new Map<Element, Frame>()
  function getFrame(element: Element): Frame {
    const known = frames.get(element)
    if (known !== undefined) return known
    const { display, position, overflowX, textOverflow } = getComputedStyle(element)
    const isInline = display === 'inline' || display === 'contents'
    const isMap = element.classList.contains('leaflet-container')
    const isScrolled = isMap || overflowX === 'auto' || overflowX === 'scroll'
    const isCut = !isInline && overflowX !== 'visible'
    const frame: Frame = {
      box: element.getBoundingClientRect(),
      isInline,
      isPlaced: /absolute|fixed|sticky/.test(position),
      overflow: isScrolled
        ? 'scrolled'
        : isCut
          ? textOverflow === 'ellipsis'
            ? 'ellipsis'
            : 'cut'
          : 'visible',
    }
    frames.set(element, frame)
    return frame
  }
  const isWider = (rect: DOMRect, box: DOMRect) =>
    rect.right > box.right + SLACK || rect.left < box.left - SLACK
  const isLower = (rect: DOMRect, box: DOMRect) => rect.top + rect.height / 2 > box.bottom

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  interface Line {
    readonly text: string
    readonly rect: DOMRect
    /** Only texts of the same one must not overlap. */
    readonly layer: Element | null
  }

  /** The lines of a text that can be seen; adds what is wrong with them. */
  function check(node: Text, element: Element, range: Range): Line[] {
    const text = node.data
    range.selectNodeContents(node)
    const height = Number.parseFloat(getComputedStyle(element).lineHeight)
    const rects = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map((rect) => {
        // Large letters have more room above and below than their lines are apart.
        const trimmed = Math.max(rect.height - height, 0) || 0
        return new DOMRect(rect.x, rect.y + trimmed / 2, rect.width, rect.height - trimmed)
      })
    const label = element.closest(LABELS)
    const problems: string[] = []
    let layer: Element | null = null
    let shortened: DOMRect | null = null
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { box, isInline, isPlaced, overflow } = getFrame(around)
      const isTiny = box.width <= 1 || box.height <= 1
      if (overflow === 'cut' && isTiny) return []
      if (overflow === 'scrolled' && rects.some((rect) => isWider(rect, box) || isLower(rect, box)))
        return []
      if (overflow === 'scrolled') layer ??= around
      if (overflow === 'ellipsis') shortened ??= box
      if (isPlaced) layer ??= around
      if (shortened !== null) continue
      if (overflow === 'cut' && rects.some((rect) => isWider(rect, box)))
        problems.push(`${quote(text)} is cut at the side.`)
      if (overflow === 'cut' && rects.some((rect) => isLower(rect, box)))
        problems.push(`${quote(text)} is cut below.`)
      const isOver = around === label && !isInline
      if (isOver && rects.some((rect) => isWider(rect, box) || isLower(rect, box)))
        problems.push(`${quote(text)} is over the edge of its ${around.localName}.`)
      if (overflow === 'scrolled') break
    }
    for (const problem of problems) found.add(problem)
    if (label !== null && rects.length > 1) findBroken(node, label, range)
    return rects.map((rect) => {
      const right = Math.min(rect.right, shortened?.right ?? rect.right)
      return { text, rect: new DOMRect(rect.x, rect.y, right - rect.x, rect.height), layer }
    })
  }

  function findBroken(node: Text, label: Element, range: Range): void {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (others.some((rect) => Math.abs(rect.top - (first?.top ?? 0)) > rect.height / 3))
        found.add(`“${word}” is broken in ${quote(label.textContent ?? '')}.`)
    }
  }

  const lines: Line[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement
    if (element === null || node.data.trim() === '') continue
    if (element.closest('script, style, select, svg, noscript, [inert]')) continue
    if (!isSeen(element)) continue
    lines.push(...check(node, element, range))
  }

  lines.sort((a, b) => a.rect.top - b.rect.top)
  for (const [index, { text, rect, layer }] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (other === undefined || other.rect.top > rect.bottom) break
      if (other.layer !== layer || other.text === text) continue
      const wide = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
      const high = Math.min(rect.bottom, other.rect.bottom) - other.rect.top
      if (wide > 2 && high > Math.min(rect.height, other.rect.height) / 2)
        found.add(`${quote(text)} is on ${quote(other.text)}.`)
    }

  for (const control of document.querySelectorAll('input, select, textarea, button, a')) {
    const { box, isInline, isPlaced } = getFrame(control)
    const group = control.parentElement?.closest('form, fieldset, section, li, header, .panel')
    if (!group || isInline || isPlaced || box.width <= 1 || !isSeen(control)) continue
    let around = control.parentElement
    while (around !== group && around !== null) {
      const { isPlaced, overflow } = getFrame(around)
      if (isPlaced || overflow !== 'visible') break
      around = around.parentElement
    }
    if (around === null || getFrame(around).overflow !== 'visible') continue
    if (isWider(box, getFrame(around).box))
      found.add(`${quote(control.outerHTML)} is outside of its ${around.localName}.`)
  }

  const context = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:placeholder-shown, select',
  )) {
    if (context === null || !isSeen(field)) continue
    const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field)
    context.font = font
    const text =
      field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder
    const room =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const { width } = context.measureText(text ?? '')
    const missing = width - room
    // An end that "…" stands for is read when the field is opened, or in its name.
    if (textOverflow === 'ellipsis' && room > width * LEGIBLE) continue
    if (missing > SLACK) found.add(`${quote(text ?? '')} is ${Math.ceil(missing)} px too wide.`)
  }
  document.adoptedStyleSheets = []
  return [...found]
}

/**
 * What is cut, broken within a word, over the edge of its button or on top of a neighbor at these widths, and how far
 * the page scrolls sideways.
 */
export async function findBrokenTexts(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // With reduced motion, everything has a transition of 1 ms.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))),
    )
    let broken = await page.evaluate(listBrokenTexts)
    // The page may not be at rest yet.
    if (broken.length > 0) {
      await page.waitForTimeout(300)
      broken = await page.evaluate(listBrokenTexts)
    }
    found.push(...broken.map((sentence) => `${width} px: ${sentence}`))
  }
  return found
}
