import '#app/ui/touch-link.css'
import { Link } from 'react-router'
import { formatBan } from '#content/texts/conversation/findings.ts'
import { ownBanTexts } from '#content/texts/conversation/my-ban.ts'
import { BAN_NOTICE_PATH } from '#domain/conversation/links.ts'
import type { MyBan } from '#domain/moderation/ban.ts'
import { formatLongDate } from '#domain/time/calendar-day.ts'

/** Replaces the message field for a banned person. */
export const BanCallout = ({ ban: { reason, until } }: { readonly ban: MyBan }) => (
  <div className="callout">
    <p>{formatBan(reason, formatLongDate(until))}</p>
    <Link to={BAN_NOTICE_PATH} className="text-link touch-link">
      {ownBanTexts.more}
    </Link>
  </div>
)
