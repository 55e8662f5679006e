/** From this width up a screen counts as wide (docs/product.md, "Sizes and counts"). */
export const WIDE = '(min-width: 768px)'

/** Whether the visitor asked for less motion. */
export const CALM = '(prefers-reduced-motion: reduce)'

/** Whether the main pointer is a mouse or the like, which is what scrolls with a wheel. */
export const FINE_POINTER = '(pointer: fine)'
