import { draftPath } from '#domain/homes/offer/draft.ts'
import { pictureFilePath, sentPicturesPath } from '#domain/homes/offer/links.ts'
import type { OfferRequestRow } from './offer-request-row.ts'

const FILE = '00000000-0000-0000-0000-000000000000'
const TUS = { 'Tus-Resumable': '1.0.0' }

/** Requests of the script that saves typed values. */
export const DRAFT_REQUESTS: readonly OfferRequestRow[] = [
  ...(['draft', 'waiting'] as const).map(
    (home): OfferRequestRow => ({
      what: `what is typed into a ${home}`,
      home,
      path: draftPath,
      method: 'PUT',
      json: { revision: 5, values: { city: 'Lviv' } },
      statuses: [401, 401, 404, 404, home === 'draft' ? 200 : 404],
    }),
  ),
  {
    what: 'no part of a draft',
    home: 'draft',
    path: draftPath,
    method: 'PUT',
    json: { revision: -1, values: {} },
    statuses: [401, 401, 400, 400, 400],
  },
  {
    what: 'a draft of no id',
    path: () => draftPath('x'),
    method: 'PUT',
    json: { revision: 5, values: {} },
    statuses: [401, 401, 404, 404, 404],
  },
]

/** Uploads that continue after a lost connection: https://tus.io/protocols/resumable-upload */
export const FILE_REQUESTS: readonly OfferRequestRow[] = [
  ...(['draft', 'waiting'] as const).flatMap((home): OfferRequestRow[] => [
    {
      what: `begin a file of a ${home}`,
      home,
      path: sentPicturesPath,
      method: 'POST',
      headers: { ...TUS, 'Upload-Length': '9' },
      statuses: [401, 401, 404, 404, home === 'draft' ? 201 : 403],
    },
    ...(['HEAD', 'PATCH', 'DELETE'] as const).map(
      (method): OfferRequestRow => ({
        what: `${method} a file of a ${home}`,
        home,
        method,
        path: (id) => pictureFilePath(id, FILE),
        headers: {
          ...TUS,
          'Upload-Offset': '0',
          'Content-Type': 'application/offset+octet-stream',
        },
        statuses: [401, 401, 404, 404, home === 'draft' ? 404 : 403],
      }),
    ),
  ]),
]
