/**
 * SQL expression: the date by which listings are sorted, newest first, in seconds since 1970. Homes
 * that were not confirmed in time count as 32 years older. Plain text, like `IS_VISIBLE`.
 */
export const SORTED_AT =
  '(extract(epoch from published_at) - case when is_late then 1000000000 else 0 end)::float8'
