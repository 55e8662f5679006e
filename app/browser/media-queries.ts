/**
 * Media queries that scripts ask. The widths are breakpoints of app/styles/tokens.css;
 * test/repository/styles.test.ts compares them.
 */

/** Breakpoint `md`: the filter panel stands beside the results (docs/product.md, "Sizes and counts"). */
export const MIN_WIDTH_MD = '(min-width: 48rem)'

/** Breakpoint `xl`: the map stands beside the results. */
export const MIN_WIDTH_XL = '(min-width: 80rem)'

/** Whether the visitor asked for less motion. */
export const PREFERS_REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the main pointer is a mouse or the like, which is what scrolls with a wheel. */
export const FINE_POINTER = '(pointer: fine)'
