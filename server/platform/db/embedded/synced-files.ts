import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { WalSync } from './wal-sync.ts'

type InitOptions = Parameters<NodeFS['init']>[1]

interface OpenFile {
  readonly node: object
  readonly nfd: number
}

/** Emscripten's file system over Node's, which ignores syncs unless it has an `fsync`. */
interface NodeFiles {
  realPath(node: object): string
  stream_ops: { fsync?: (file: OpenFile) => number }
}

/** Turns syncs on, which PGlite's default parameters turn off (`-F`). */
export const SYNC_PARAMETERS: readonly string[] = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/**
 * PGlite's file system with a working fsync: data files are synced immediately (only at checkpoints and
 * at the end), the write-ahead log by `walSync`.
 */
export class SyncedFiles extends NodeFS {
  readonly #walSync: WalSync

  constructor(folder: string, walSync: WalSync) {
    super(folder)
    this.#walSync = walSync
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const obey = (files: NodeFiles) => {
      files.stream_ops.fsync = (file) => {
        const path = files.realPath(file.node)
        if (/[\\/]pg_wal(?=$|[\\/])/.test(path)) this.#walSync.schedule(path)
        else this.#walSync.syncData(file.nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          // Typed as a plain file system type, it is the object that Emscripten's NODEFS exports.
          (module) => obey(module.FS.filesystems.NODEFS as unknown as NodeFiles),
        ],
      },
    }
  }
}
