import { isCurrency } from '#domain/catalog/price/currency.ts'
import { type DescribedChange, findChanges } from '#domain/homes/offer/changes.ts'
import { type OfferContent, toOfferContent } from '#domain/homes/offer/content.ts'
import { readAmount } from '#domain/homes/offer/problem.ts'
import type { RejectedVersion } from '#domain/homes/offer/rejected-version.ts'
import { formatAmount } from '#texts/format/money.ts'
import { fieldNames, pictureChange, stepNames } from '#texts/homes/steps.ts'
import { nameTyped } from './choice-names.ts'

/** "18,500 ₴"; as typed if that is no amount, and '' without one. */
export function formatTypedPrice({ amount, currency }: OfferContent): string {
  const value = readAmount(amount)
  return Number.isFinite(value) && isCurrency(currency) ? formatAmount(value, currency) : amount
}

/** What differs between two versions of a home, in the order of the form. */
export function describeChanges(before: OfferContent, after: OfferContent): DescribedChange[] {
  const changes = findChanges(before, after)
  const isRepriced = formatTypedPrice(before) !== formatTypedPrice(after)
  const price = changes.find(({ field }) => field === 'amount' || field === 'currency')
  return changes.flatMap((change) => {
    const { field } = change
    if (field === 'amount' || field === 'currency') {
      if (change !== price || !isRepriced) return []
      const [from, to] = [formatTypedPrice(before), formatTypedPrice(after)]
      return { name: stepNames.price, before: from, after: to }
    }
    const [from, to] = [nameTyped(field, change.before), nameTyped(field, change.after)]
    return { name: fieldNames[field], before: from, after: to }
  })
}

/** What its owner has changed since a moderator rejected it, its pictures included. */
export function describeMending(
  rejected: RejectedVersion,
  now: {
    readonly content: OfferContent
    readonly pictures: readonly { readonly hash: string }[]
  },
): DescribedChange[] {
  const changes = describeChanges(toOfferContent(rejected.content), now.content)
  const hashes = now.pictures.map(({ hash }) => hash)
  if (hashes.join() === rejected.pictures.join()) return changes
  const added = hashes.filter((hash) => !rejected.pictures.includes(hash)).length
  const removed = rejected.pictures.filter((hash) => !hashes.includes(hash)).length
  return [
    ...changes,
    { name: stepNames.pictures, ...pictureChange(rejected.pictures.length, { added, removed }) },
  ]
}
