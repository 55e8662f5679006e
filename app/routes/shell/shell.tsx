import './skip-link.css'
import { useRef } from 'react'
import { Outlet } from 'react-router'
import { CurrencySelect } from '#app/features/catalog/currency/currency-select.tsx'
import { Header } from '#app/features/shell/header/header.tsx'
import { useFooterInView } from '#app/features/shell/use-footer-in-view.ts'
import { usePageScroll } from '#app/features/shell/use-page-scroll.ts'
import { shellTexts } from '#texts/site/shell.ts'
import { NewsletterFooter } from './newsletter-footer.tsx'

export default function Shell() {
  const footer = useRef<HTMLElement>(null)
  const isFooterInView = useFooterInView(footer)
  usePageScroll()
  return (
    <>
      <a href="#content" className="skip-link">
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
      <footer ref={footer} className="site-footer">
        <NewsletterFooter />
      </footer>
    </>
  )
}
