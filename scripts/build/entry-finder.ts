import { relative } from 'node:path'

interface ModuleNode {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/** What the bundler tells of modules while it makes chunks. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => ModuleNode | null
}

/**
 * Finds the entries that load a module statically: those of the bundle, and dynamically imported
 * modules.
 *
 * @returns a function that returns paths below `root`, without queries
 */
export function createEntryFinder(root: string) {
  const nodes = new Map<string, ModuleNode | null>()
  function getNode(id: string, graph: ModuleGraph): ModuleNode | null {
    const known = nodes.get(id)
    if (known !== undefined) return known
    const info = graph.getModuleInfo(id)
    // The bundler reuses the object that it returns.
    const node = info && {
      isEntry: info.isEntry,
      importers: [...info.importers],
      dynamicImporters: [...info.dynamicImporters],
    }
    nodes.set(id, node)
    return node
  }
  return (module: string, graph: ModuleGraph): ReadonlySet<string> => {
    const entries = new Set<string>()
    const seen = new Set([module])
    for (const id of seen) {
      const node = getNode(id, graph)
      if (node === null) continue
      if (node.isEntry || node.dynamicImporters.length > 0) {
        entries.add(relative(root, id.split('?')[0] ?? id))
      }
      for (const importer of node.importers) seen.add(importer)
    }
    return entries
  }
}
