/** In a file of its own: the page itself needs none of it until two homes are chosen. */
export const loadComparison = () => import('./comparison.tsx').then((code) => code.Comparison)
