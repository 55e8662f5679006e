/** How many pictures an arrow key moves on. */
export const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
