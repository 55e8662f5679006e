import { expect, it } from 'vitest'
import { createEntryFinder, type ModuleGraph } from './entry-finder.ts'

const MODULES = {
  '/site/app/root.tsx?route': { isEntry: true, importers: [], dynamicImporters: [] },
  '/site/app/root.tsx': { isEntry: false, importers: ['/site/app/root.tsx?route'] },
  '/site/app/map.tsx': { isEntry: false, dynamicImporters: ['/site/app/root.tsx'] },
  '/site/domain/price.ts': {
    isEntry: false,
    importers: ['/site/app/root.tsx', '/site/app/map.tsx', '/site/domain/area.ts'],
  },
  '/site/domain/area.ts': { isEntry: false, importers: ['/site/domain/price.ts'] },
} as const

const graph: ModuleGraph = {
  getModuleInfo: (id) => {
    const info = MODULES[id as keyof typeof MODULES]
    return { importers: [], dynamicImporters: [], ...info }
  },
}

it('finds static importers, and dynamically imported modules that need the module', () => {
  const findEntries = createEntryFinder('/site')
  expect([...findEntries('/site/domain/price.ts', graph)].sort()).toEqual([
    'app/map.tsx',
    'app/root.tsx',
  ])
})

it('follows circular imports', () => {
  const findEntries = createEntryFinder('/site')
  expect([...findEntries('/site/domain/area.ts', graph)]).toHaveLength(2)
})

it('stops at dynamic imports, whose importers do not load the module statically', () => {
  const findEntries = createEntryFinder('/site')
  expect([...findEntries('/site/app/map.tsx', graph)]).toEqual(['app/map.tsx'])
})
