import { useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Note, Row } from '#components/ui/layout/layout.tsx'
import styles from './promises.module.css'

const PROMISES = [
  { title: 'counts_title', text: 'counts_text', icon: 'list-magnifying-glass' },
  { title: 'reserved_title', text: 'reserved_text', icon: 'check-circle' },
  { title: 'deadlines_title', text: 'deadlines_text', icon: 'timer' },
] as const

/** Reasons to trust the site, for visitors alone (SCR-1). */
export function Promises({ className }: { className?: string }) {
  const t = useTranslations('promises')
  return (
    <section className={cx(styles.promises, className)} aria-labelledby="promises">
      <h2 id="promises">{t('title')}</h2>
      <ul className={styles.list}>
        {PROMISES.map(({ title, text, icon }) => (
          <Row as="li" key={title} gap="16" align="start">
            <span className={styles.icon}>
              <Icon icon={icon} weight="duotone" />
            </span>
            <div>
              <h3>{t(title)}</h3>
              <Note top="4">{t(text)}</Note>
            </div>
          </Row>
        ))}
      </ul>
    </section>
  )
}
