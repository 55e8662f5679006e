import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { listingTexts } from '#content/texts/listing/listing.ts'

/** Copies the page's URL without its fragment (docs/product.md, "Detail page"). */
export function CopyLink() {
  const notify = useNotify()
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href.replace(/#.*$/, ''))
      notify(listingTexts.copied)
    } catch {
      notify(listingTexts.copyFailed, 'error')
    }
  }
  return (
    <button type="button" className={`${quietButton} flex-1`} onClick={copy}>
      <Icon name="link" />
      {listingTexts.copyLink}
    </button>
  )
}
