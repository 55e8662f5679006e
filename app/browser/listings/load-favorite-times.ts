/** In a file of its own, for the bundler: it is on every page, and what it loads is not. */
export const loadFavoriteTimes = () => import('./favorite-times.ts')
