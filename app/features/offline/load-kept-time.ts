/** In a file of its own so that the bundler splits it: this is on every page, what it loads is not. */
export const loadKeptTime = () => import('./kept-time.tsx')
