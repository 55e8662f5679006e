import './home.css'
import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { homeTexts } from '#content/texts/site/home.ts'

/** @param search the search form */
export function Hero({ search }: { search: ReactNode }) {
  return (
    <section className="page pt-[clamp(0.75rem,2vw,1.5rem)]">
      <Picture
        src="/pictures/heroes/home-1600x1000.jpg"
        alt=""
        sizes="(min-width: 84rem) 79rem, 88vw"
        loading="priority"
        className="picture-fill home-photo h-[clamp(8rem,100svh-36rem,26rem)] rounded-xl md:h-[clamp(20rem,100svh-24rem,44rem)]"
      />
      {/* It overlaps the corner of the picture. */}
      <div className="relative flex flex-col items-start gap-4 pt-5 md:-mt-36 md:w-[min(48rem,88%)] md:gap-6 md:rounded-tr-xl md:bg-paper md:pt-10 md:pr-12">
        <h1 className="text-[clamp(2.375rem,1.2rem+3.4vw,4.5rem)]">{homeTexts.hero}</h1>
        <p className="text-pretty text-ink-soft text-lg">{homeTexts.lead}</p>
        <div className="w-full">{search}</div>
      </div>
    </section>
  )
}
