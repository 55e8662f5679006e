/** Mails whose text cannot be read as it was written. */
export const UNREADABLE_MAILS = [
  { type: 'text/plain; charset=utf-7', body: '+BBEEQAQwBDw-' },
  { type: 'text/plain; charset="x-nobody"', body: 'Yes.' },
  { type: 'text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64', body: '4eHh4eE=' },
  {
    type: 'multipart/mixed; boundary=b',
    body: '--b\r\nContent-Type: text/html;\r\n charset=utf-7\r\n\r\nYes.\r\n--b--',
  },
  { type: 'text/html', body: `${'<div>'.repeat(150)}Yes.` },
  { type: 'text/html', body: `<p>Yes.</p>${'<p>No.</p>'.repeat(30_000)}` },
]
