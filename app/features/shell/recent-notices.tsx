import { useState } from 'react'
import { useRecentNotices } from '#app/ui/notice.tsx'
import { footerTexts } from '#texts/site/footer.ts'

/** For those who need longer to read a notice than it shows (docs/product/shell.md, "Notices and messages"). */
export function RecentNotices() {
  const notices = useRecentNotices()
  const [isOpen, setIsOpen] = useState(false)
  if (notices.length === 0) return null
  return (
    <details
      className="page pb-10 text-(length:--text-sm) text-footer-soft"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer py-3">{footerTexts.recentNotices}</summary>
      {isOpen && (
        <ul>
          {notices.map((text) => (
            <li key={text} className="py-1 text-footer-ink">
              {text}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
