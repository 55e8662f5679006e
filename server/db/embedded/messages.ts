/** Where the embedded database listens: a folder with PostgreSQL's socket, or a loopback port. */
export type SocketAddress =
  | { readonly kind: 'unix'; readonly folder: string; readonly path: string }
  | { readonly kind: 'loopback' }

/** What the worker is given at its start. */
export interface WorkerOptions {
  readonly folder: string
  readonly place: SocketAddress
  /** The folder of a template to copy when there is no database yet. */
  readonly template?: string
}

/** What the worker says. `failed` may come before `ready` or at any time after; it then ends. */
export type WorkerReport =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'stopped' }

/** What the worker is told. */
export type WorkerCommand = 'stop'
