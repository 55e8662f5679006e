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
      className="page recent-notices"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{footerTexts.recentNotices}</summary>
      {isOpen && (
        <ul>
          {notices.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </details>
  )
}
