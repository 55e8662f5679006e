import type { ZodType } from 'zod'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'
import {
  clustersSchema,
  facetsPageSchema,
  homeSchema,
  resultsSchema,
  stretchSchema,
} from './answers.ts'
import {
  clusterParameters,
  listingPathParameters,
  searchParameters,
  walkParameters,
} from './parameters.ts'
import { CURRENT } from './present.ts'
import { problemSchema } from './problem.ts'

const told = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
})

const TOO_MANY = {
  ...told('Too many requests; `Retry-After` says in how many seconds to ask again.'),
  headers: { 'Retry-After': { schema: { type: 'integer' } } },
} as const

const UNCHANGED = { description: 'What `If-None-Match` names is still what there is.' }

function operation(
  operationId: string,
  summary: string,
  answer: ZodType,
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
          content: { 'application/json': { schema: answer } },
        },
        304: UNCHANGED,
        400: told('A pair of the query cannot be used; `errors` names each.'),
        429: TOO_MANY,
        ...rest.responses,
      },
    },
  }
}

/** The OpenAPI 3.1 description of the API, made of the schemas that its queries are read by. */
export function openApiDocument() {
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
      servers: [{ url: CURRENT }],
      security: [],
      paths: {
        '/listings': operation('search', 'A page of 24 homes', resultsSchema, {
          requestParams: { query: searchParameters },
          responses: { 404: told('There is no such page of results.') },
        }),
        '/listings/{type}/{id}': operation('home', 'One home', homeSchema, {
          requestParams: { path: listingPathParameters },
          responses: { 404: told('There is no such home.') },
        }),
        '/walk': operation('walk', 'All homes of a search, 24 at a time', stretchSchema, {
          requestParams: { query: walkParameters },
          responses: {},
        }),
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
      // Within a version fields may come: what is not named here is not forbidden.
      override({ jsonSchema, io }) {
        if (io === 'output') delete jsonSchema.additionalProperties
      },
    },
  )
}
