import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { CurrentLinks } from './current-links.tsx'
import styles from './nav-links.module.css'

const ITEMS = [
  { href: '/', key: 'nav_activities' },
  { href: '/rewards', key: 'nav_rewards' },
  { href: '/agent', key: 'nav_agent' },
  { href: '/download', key: 'nav_download' },
] as const

export function NavLinks() {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <CurrentLinks className={styles.links}>
      {ITEMS.map(({ href, key }) => (
        <Link
          key={href}
          href={href}
          locale={locale}
          className={styles.link}
          suppressHydrationWarning
          data-mine={key === 'nav_rewards' || undefined}
          data-agent-entry={key === 'nav_agent' || undefined}
        >
          {t(key)}
        </Link>
      ))}
    </CurrentLinks>
  )
}
