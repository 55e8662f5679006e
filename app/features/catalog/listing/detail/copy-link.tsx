import { useHydrated } from '#app/browser/use-hydrated.ts'
import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { laterTexts } from '#texts/catalog/deferred-parts.ts'

const getPageUrl = () => window.location.href.replace(/#.*$/, '')

/**
 * Copies the page's URL without its fragment, or opens the system's share sheet (docs/product/catalog.md, "Detail page").
 */
export function CopyLink() {
  const notify = useNotify()
  async function share() {
    // Rejects if the visitor closes the share sheet.
    await navigator.share({ title: document.title, url: getPageUrl() }).catch(() => {})
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(getPageUrl())
      notify.success(laterTexts.copied)
    } catch {
      notify.error(laterTexts.copyFailed)
    }
  }
  const canShare = useHydrated() && typeof navigator.share === 'function'
  return (
    <>
      <button type="button" className={`${quietButton} flex-1`} onClick={copy}>
        <Icon name="link" />
        {laterTexts.copyLink}
      </button>
      {canShare && (
        <button type="button" className={`${quietButton} flex-1`} onClick={share}>
          {laterTexts.share}
        </button>
      )}
    </>
  )
}
