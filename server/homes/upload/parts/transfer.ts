import { FileStore } from '@tus/file-store'
import { ERRORS, Server } from '@tus/server'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { log } from '#server/platform/log/log.ts'

/** How long a request may continue once another one wants the file. */
const DRAIN_MS = 200

export type Transfer = ReturnType<typeof createTransfer>

/**
 * Abandoned files are deleted after `PICTURE_LIMITS.uploadMs` (`server/homes/picture/start-sweep.ts`).
 *
 * @param folder of the files; created on first use
 */
export function createTransfer(folder: string) {
  const store = new FileStore({
    directory: folder,
    expirationPeriodInMilliseconds: PICTURE_LIMITS.uploadMs,
  })
  const targets = new WeakMap<object, { readonly name: string; readonly location: string }>()
  const server = new Server({
    // URL paths contain the id of a home, so each request brings its own name and location.
    path: '/',
    datastore: store,
    maxSize: PICTURE_LIMITS.fileBytes,
    lockDrainTimeout: DRAIN_MS,
    namingFunction: (request) => targets.get(request)?.name ?? '',
    getFileIdFromRequest: (request) => targets.get(request)?.name,
    generateUrl: (request) => targets.get(request)?.location ?? '',
    // Metadata such as the file name is of no use here.
    onUploadCreate: async () => ({ metadata: {} }),
    onResponseError(_request, error) {
      if ('status_code' in error && error.status_code < 500) return undefined
      log.error({ err: error }, 'A file could not be received.')
      return { status_code: 500, body: 'This cannot be answered.' }
    },
  })
  return {
    /**
     * Answers a request of the tus protocol.
     *
     * @param name of the file on disk
     * @param location the URL path of a newly created upload
     */
    async respond(request: Request, name: string, location: string) {
      targets.set(request, { name, location })
      const { status, headers, body } = await server.handleWeb(request)
      const kept = [...headers].filter(([header]) => !header.startsWith('access-control-'))
      return new Response(body, { status, headers: kept })
    },
    /** Whether the file is complete; `null` if it does not exist. */
    isWhole: (name: string) =>
      store.getUpload(name).then(
        ({ offset, size }) => offset === size,
        (error) => {
          if (error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS) return null
          throw error
        },
      ),
    remove: (name: string) => store.remove(name),
  }
}
