import { FileStore } from '@tus/file-store'
import { ERRORS, Server } from '@tus/server'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import { log } from '#server/log/log.ts'
import { createLocker } from './lock.ts'

/** A file that nobody goes on with is deleted then (`server/offer/pictures/start-sweep.ts`). */
const KEPT_MS = 24 * 3_600_000
/** How long a request may go on that another one wants to continue. */
const DRAIN_MS = 200

export interface Transfer {
  /**
   * Answers a request of the tus protocol.
   *
   * @param name of the file on disk
   * @param location its path, for whoever creates it
   */
  readonly respond: (request: Request, name: string, location: string) => Promise<Response>
  /** Whether all of a file is there; `null` if there is no such file. */
  readonly isWhole: (name: string) => Promise<boolean | null>
  readonly remove: (name: string) => Promise<void>
}

/** @param folder where files are; created when it is needed */
export function createTransfer(folder: string): Transfer {
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: KEPT_MS })
  const targets = new WeakMap<object, { readonly name: string; readonly location: string }>()
  const server = new Server({
    // Paths have the id of a home in them: names and locations come with each request.
    path: '/',
    datastore: store,
    maxSize: PICTURE_LIMITS.fileBytes,
    locker: createLocker(),
    lockDrainTimeout: DRAIN_MS,
    namingFunction: (request) => targets.get(request)?.name ?? '',
    getFileIdFromRequest: (request) => targets.get(request)?.name,
    generateUrl: (request) => targets.get(request)?.location ?? '',
    // What a browser says of a file, such as its name, is of no use here.
    onUploadCreate: async () => ({ metadata: {} }),
    onResponseError(_request, error) {
      if ('status_code' in error && error.status_code < 500) return undefined
      log.error({ err: error }, 'A file could not be received.')
      return { status_code: 500, body: 'This cannot be answered.' }
    },
  })
  return {
    async respond(request, name, location) {
      targets.set(request, { name, location })
      const { status, headers, body } = await server.handleWeb(request)
      const kept = [...headers].filter(([header]) => !header.startsWith('access-control-'))
      return new Response(body, { status, headers: kept })
    },
    isWhole: (name) =>
      store.getUpload(name).then(
        ({ offset, size }) => offset === size,
        (error) => {
          if (error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS) return null
          throw error
        },
      ),
    remove: (name) => store.remove(name),
  }
}
