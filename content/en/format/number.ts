export { formatCount, formatNumber } from '#domain/platform/text/format-number.ts'
