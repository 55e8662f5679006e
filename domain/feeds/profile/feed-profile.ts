import * as z from 'zod/mini'
import { FEED_FIELDS, type FeedField, isFeedField } from '#domain/feeds/fields.ts'
import { findPatternProblem } from './pattern.ts'

const fieldName = z.custom<FeedField>((name) => typeof name === 'string' && isFeedField(name), {
  error: `is not a field; fields are ${Object.keys(FEED_FIELDS).join(', ')}`,
})

const text = z.string('is not a text').check(z.minLength(1, 'is empty'))

const pattern = text.check(
  z.superRefine((value, context) => {
    const message = findPatternProblem(value)
    if (message !== null) context.addIssue(message)
  }),
)

const oneOrMore = <T extends z.ZodMiniType>(schema: T, error: string) =>
  z.union([schema, z.array(schema).check(z.minLength(1, 'is empty'))], { error })

const table = <T extends z.ZodMiniType>(value: T) =>
  z.optional(z.record(z.string(), value, 'is not an object'))

const fieldTable = <T extends z.ZodMiniType>(value: T) =>
  z.optional(z.partialRecord(fieldName, value, 'is not an object'))

const columnSource = z.union(
  [
    text,
    z.array(text).check(z.minLength(1, 'is empty')),
    z.strictObject({ first: z.array(text).check(z.minLength(1, 'is empty')) }),
  ],
  { error: 'is neither a column nor a list of columns' },
)

/** Says in a file how the columns of a source become fields, which a person would otherwise say with options. */
export const feedProfileSchema = z.strictObject(
  {
    /** A note for people about where the layout comes from. */
    about: z.optional(text),
    /** The column of each field. Several columns are joined with commas, or the first one that has a value counts. */
    columns: z.partialRecord(fieldName, columnSource, 'is not an object'),
    /** Patterns such as "{floor}/{floors}" for a column that has several fields; the first pattern that fits counts. */
    patterns: table(oneOrMore(pattern, 'is not a pattern such as "{floor}/{floors}"')),
    /** Values of fields that the rows do not have, such as `currency`, `areaUnit` or `type`. */
    constants: fieldTable(text),
    /** What the values of a field mean, by the values of the source; case does not matter. */
    values: fieldTable(z.record(z.string(), z.string('is not a text'), 'is not an object')),
    /** Only rows in which the column begins with one of these values are read, and rows without a value. */
    only: table(oneOrMore(text, 'is neither a text nor a list of texts')),
    /** The decimal sign of the source's numbers. If it is not set, it is detected. */
    decimal: z.optional(z.enum(['point', 'comma'], 'is neither "point" nor "comma"')),
  },
  'is not an object',
)

export type FeedProfile = z.infer<typeof feedProfileSchema>
