import type { EstateType } from '#domain/catalog/listing/estate-type.ts'

/** Words in English, then Ukrainian and Russian, Polish, German, Spanish, French, Italian, Portuguese and Czech. */
const SALE =
  /^(for\s*)?(sale|sell|buy)$|^residential$|^condo|прода[жєюм]|продам|sprzeda[żz]|kauf|^(en\s*)?venta$|^comprar?$|^([àa]\s*)?(vente|vendre)$|^(in\s*)?vendita$|^([àa]\s*|para\s*)?venda$|prodej/i
const RENT =
  /rent|lease|оренд|аренд|зда[мєю]|сда[меёю]|wynaj|naj(e)?m|miet|alquil|arriend|^([àa]\s*)?(louer|location)$|affitt|alug|arrend|pron[áa]j/i
/** Rents by the day or for a season, which listings cannot say. */
const DAILY =
  /подоб|посут|\bdaily\b|short.?term|holiday|vacation|ferien|короткост|краткоср|na doby|tempor|saison|seasonal|vacanc|vacanz/i

/** Knows "For Sale", "Residential Lease" and the like; `null` for an unknown word. */
export function parseEstateTypeWord(word: string): EstateType | null {
  const text = word.trim()
  if (DAILY.test(text)) return null
  if (RENT.test(text)) return 'rent'
  return SALE.test(text) ? 'sale' : null
}

/** English, then Ukrainian and Russian, Polish, German, Spanish, French, Italian, Portuguese and Czech. */
const YES = /^(yes|y|true|t|1|так|є|да|есть|tak|ja|s[iíì]|oui|sim|ano)$/i
const NO = /^(no|n|false|f|0|ні|немає|нет|nie|nein|non|n[ãa]o|ne)$/i

/** `null` for other words. */
export function parseYesOrNo(text: string): boolean | null {
  if (YES.test(text.trim())) return true
  return NO.test(text.trim()) ? false : null
}
