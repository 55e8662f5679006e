const CURRENCY_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]{3}$/i, ''],
  [/(^|\s)a(u|ud)?\s*\$/i, 'AUD'],
  [/us\s*\$|\$|дол|^у\.?\s*[ое]\.?$/i, 'USD'],
  [/€|євро|евро/i, 'EUR'],
  [/₴|грн/i, 'UAH'],
  [/£/, 'GBP'],
  [/zł|zl/i, 'PLN'],
  [/₽|руб/i, 'RUB'],
]

/** The ISO 4217 code for "UAH", "грн" or "€"; `null` if the text names no currency. */
export function parseCurrency(text: string): string | null {
  const name = text.trim()
  for (const [sign, code] of CURRENCY_PATTERNS)
    if (sign.test(name)) return code || name.toUpperCase()
  return /\b(USD|EUR|UAH|GBP|PLN)\b/i.exec(name)?.[1]?.toUpperCase() ?? null
}
