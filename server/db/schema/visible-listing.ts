/**
 * SQL for a listing that visitors may see. Text and not an expression of the query builder, so that
 * threads which load no query builder say the same.
 */
export const IS_VISIBLE = `status = 'published' and deleted_at is null`
