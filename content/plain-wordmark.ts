/** The wordmark (`app/features/shell/wordmark.tsx`) as HTML, for pages that are made without React. */
export const PLAIN_WORDMARK =
  '<p class="product"><svg viewBox="0 0 32 32" aria-hidden="true"><path class="roof" d="M4 15.2 16 5l12 10.2V27a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1Z"/><path class="door" d="M12.5 28v-6.5a3.5 3.5 0 0 1 7 0V28Z"/></svg>Homiq</p>'
