import type { IconName } from './sprite.ts'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** The element that `<Icon name>` renders, for markup outside React. */
export function createIconElement(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG_NAMESPACE, 'svg')
  const use = document.createElementNS(SVG_NAMESPACE, 'use')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `#${name}`)
  svg.append(use)
  return svg
}
