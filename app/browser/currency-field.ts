/** On fields that hold the visitor's currency, unless the URL of the page says another. */
export const CURRENCY_FIELD = 'data-currency-field'
