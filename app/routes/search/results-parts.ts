// The parts of a page of results, in one chunk that pages without results do not load.
export { Results } from './results.tsx'
export { ResultsMap } from './results-map.tsx'
export { ResultsTools } from './results-tools.tsx'
