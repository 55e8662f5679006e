/** Start pages of the services (docs/product/shell.md, "Footer"). */
export const socialLinks = [
  { href: 'https://telegram.org/', label: 'Telegram', icon: 'telegram' },
  { href: 'https://www.instagram.com/', label: 'Instagram', icon: 'instagram' },
  { href: 'https://x.com/', label: 'X', icon: 'x-network' },
] as const
