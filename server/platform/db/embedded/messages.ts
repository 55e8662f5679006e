export type SocketAddress =
  | { readonly kind: 'unix'; readonly folder: string; readonly path: string }
  | { readonly kind: 'loopback' }

export interface WorkerOptions {
  readonly folder: string
  readonly socket: SocketAddress
  /** A template to copy when there is no database yet. */
  readonly template?: string
}

/** `failed` may come before or after `ready`; the worker then exits. */
export type WorkerReport =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'failed'; readonly message: string }
