// The widths repeat breakpoints of app/styles/tokens.css; test/repository/styles.test.ts compares them.

/** Breakpoint `md`: the filter panel is next to the results (docs/product/shell.md, "Sizes and counts"). */
export const MIN_WIDTH_MD = '(min-width: 48rem)'

/** Breakpoint `xl`: the map is next to the results. */
export const MIN_WIDTH_XL = '(min-width: 80rem)'

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A mouse or touchpad: the visitor scrolls with a wheel. */
export const FINE_POINTER = '(pointer: fine)'
