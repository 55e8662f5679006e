import { Link } from 'react-router'
import { formatBan } from '#content/texts/messages/findings.ts'
import { ownBanTexts } from '#content/texts/safety/my-ban.ts'
import { BAN_NOTICE_PATH } from '#domain/messages/conversation/links.ts'
import { formatLongDate } from '#domain/platform/time/calendar-day.ts'
import type { MyBan } from '#domain/safety/ban.ts'

/** Replaces the message field for a banned person. */
export const BanCallout = ({ ban: { reason, until } }: { readonly ban: MyBan }) => (
  <div className="callout">
    <p>{formatBan(reason, formatLongDate(until))}</p>
    <Link to={BAN_NOTICE_PATH} className="text-link touch-link">
      {ownBanTexts.more}
    </Link>
  </div>
)
