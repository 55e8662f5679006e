import { Link } from 'react-router'
import { BAN_NOTICE_PATH } from '#domain/messages/conversation/links.ts'
import type { MyBan } from '#domain/safety/ban.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatBan } from '#texts/messages/findings.ts'
import { ownBanTexts } from '#texts/safety/my-ban.ts'

/** Replaces the message field for a banned person. */
export const BanCallout = ({ ban: { reason, until } }: { readonly ban: MyBan }) => (
  <div className="callout">
    <p>{formatBan(reason, formatLongDate(until))}</p>
    <Link to={BAN_NOTICE_PATH} className="text-link touch-link">
      {ownBanTexts.more}
    </Link>
  </div>
)
