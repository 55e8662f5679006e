/**
 * SQL condition for listings that visitors may see. Plain text, because some threads do not load
 * the query builder.
 */
export const IS_VISIBLE = `status = 'published' and deleted_at is null`
