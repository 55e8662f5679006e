import { type RefObject, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { CurrencySelect } from '#app/features/catalog/currency/currency-select.tsx'
import { Header } from '#app/features/shell/header/header.tsx'
import { usePageScroll } from '#app/features/shell/use-page-scroll.ts'
import { shellTexts } from '#texts/site/shell.ts'
import { NewsletterFooter } from './newsletter-footer.tsx'

export default function Shell() {
  const footer = useRef<HTMLElement>(null)
  const isFooterInView = useFooterInView(footer)
  usePageScroll()
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-4 z-(--layer-notice) rounded-full bg-ink px-5 py-3 text-paper not-focus:pointer-events-none not-focus:[clip-path:inset(50%)] print:hidden"
      >
        {shellTexts.skip}
      </a>
      <Header
        hidden={isFooterInView}
        currency={<CurrencySelect />}
        menuCurrency={<CurrencySelect labeled />}
      />
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[calc(100svh-3rem)] pt-[4.5rem] outline-none"
      >
        <Outlet />
      </main>
      <footer
        ref={footer}
        className="site-footer mt-12 bg-footer text-footer-ink [--brand:#8fd0ab] [--paper:var(--footer)]"
      >
        <NewsletterFooter />
      </footer>
    </>
  )
}

/** docs/product/shell.md, "Header". */
const FOOTER_THRESHOLD = 0.1

function useFooterInView(footer: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (footer.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= FOOTER_THRESHOLD),
      { threshold: [0, FOOTER_THRESHOLD] },
    )
    observer.observe(footer.current)
    return () => observer.disconnect()
  }, [footer])
  return inView
}
