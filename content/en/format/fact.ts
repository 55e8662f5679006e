import { createFactFormat } from '#domain/catalog/listing/stated-fact.ts'
import { wordedFactTexts } from '../catalog/facts.ts'
import { formatAmount } from './money.ts'

/** "Pets allowed", "No commission", "Commission: $500"; '' where the listing does not state it. */
export const formatFact = createFactFormat(wordedFactTexts, formatAmount)
