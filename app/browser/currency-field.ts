/** Marks fields that hold the visitor's currency, unless the page's URL sets another. */
export const CURRENCY_FIELD = 'data-currency-field'
