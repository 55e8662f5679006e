/** In a file of its own so that the bundler splits it: it is needed only once two homes are chosen. */
export const loadComparison = () => import('./comparison.tsx').then((code) => code.Comparison)
