import type { ZodType } from 'zod'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'
import {
  clusterParameters,
  listingPathParameters,
  listingsParameters,
  searchParameters,
} from './parameters.ts'
import { API_PREFIX } from './present.ts'
import { problemSchema } from './problem.ts'
import {
  clustersSchema,
  facetsPageSchema,
  historySchema,
  listingDetailsSchema,
  listingsSchema,
} from './responses.ts'

const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
})

const TOO_MANY = {
  ...problemResponse('Too many requests; `Retry-After` says in how many seconds to ask again.'),
  headers: { 'Retry-After': { schema: { type: 'integer' } } },
} as const

const NOT_MODIFIED = { description: 'What `If-None-Match` names is still what there is.' }

function operation(
  operationId: string,
  summary: string,
  schema: ZodType,
  rest: Required<Pick<ZodOpenApiOperationObject, 'requestParams' | 'responses'>>,
): { get: ZodOpenApiOperationObject } {
  return {
    get: {
      operationId,
      summary,
      requestParams: rest.requestParams,
      responses: {
        200: {
          description: 'Found.',
          headers: { ETag: { schema: { type: 'string' } } },
          content: { 'application/json': { schema } },
        },
        304: NOT_MODIFIED,
        400: problemResponse('A pair of the query cannot be used; `errors` names each.'),
        429: TOO_MANY,
        ...rest.responses,
      },
    },
  }
}

/** The OpenAPI 3.1 document, generated from the schemas that parse the queries. */
export function createOpenApiDocument() {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Homiq',
        version: '1',
        description:
          'Homes to buy and to rent. Addresses are relative to this site. Fields may be added within a version, none is taken away.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: API_PREFIX }],
      security: [],
      paths: {
        '/listings': operation('search', 'A page of 24 homes', listingsSchema, {
          requestParams: { query: listingsParameters },
          responses: { 404: problemResponse('There is no such page of results.') },
        }),
        '/listings/{type}/{id}': operation('home', 'One home', listingDetailsSchema, {
          requestParams: { path: listingPathParameters },
          responses: {
            404: problemResponse('There is no such home, or it is paused.'),
            410: problemResponse('The home is not offered any more.'),
          },
        }),
        '/listings/{type}/{id}/history': operation(
          'history',
          'What happened to it',
          historySchema,
          {
            requestParams: { path: listingPathParameters },
            responses: { 404: problemResponse('There is no such home, or it is not offered.') },
          },
        ),
        '/facets': operation('facets', 'How many homes each choice finds', facetsPageSchema, {
          requestParams: { query: searchParameters },
          responses: {},
        }),
        '/clusters': operation('clusters', 'Where the homes of a search are', clustersSchema, {
          requestParams: { query: clusterParameters },
          responses: {},
        }),
      },
    },
    {
      // Fields may be added within a version.
      override({ jsonSchema, io }) {
        if (io === 'output') delete jsonSchema.additionalProperties
      },
    },
  )
}
