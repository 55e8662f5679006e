import { shellTexts } from '#texts/site/shell.ts'

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-1.5 2xs:gap-2 font-display font-semibold text-xl tracking-tight md:text-2xl">
      <svg viewBox="0 0 32 32" className="size-7 text-brand" aria-hidden="true">
        <path d="M4 15.2 16 5l12 10.2V27a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1Z" fill="currentColor" />
        <path d="M12.5 28v-6.5a3.5 3.5 0 0 1 7 0V28Z" className="fill-paper" />
      </svg>
      {shellTexts.product}
    </span>
  )
}
