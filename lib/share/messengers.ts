import type { Shared } from './shared.ts'

type Text = Pick<Shared, 'title' | 'text' | 'url'>

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString().replaceAll('+', '%20')

/** The addresses that open a messenger with the link and its text; each has the name that people know it by. */
export const MESSENGERS = [
  {
    name: 'X',
    icon: 'x-logo',
    href: ({ title, text, url }: Text) => `https://x.com/intent/post?${query({ text: text || title, url })}`,
  },
  {
    name: 'Telegram',
    icon: 'telegram-logo',
    href: ({ title, text, url }: Text) => `https://t.me/share/url?${query({ url, text: text || title })}`,
  },
  {
    name: 'WhatsApp',
    icon: 'whatsapp-logo',
    href: ({ title, text, url }: Text) => `https://wa.me/?${query({ text: `${text || title} ${url}` })}`,
  },
] as const
