import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { formatNumber } from '#lib/i18n/format.ts'
import styles from './board-pager.module.css'

interface BoardPagerProps {
  pageIndex: number
  pages: number
  /** Absent on the server, which does not know how long the device's pages are. */
  onPage?: ((pageIndex: number) => void) | undefined
}

/** Steps through the pages; nothing for a single one. */
export function BoardPager({ pageIndex, pages, onPage }: BoardPagerProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (pages < 2) return null
  const number = (value: number) => formatNumber(locale, String(value))
  const step = (by: number) => {
    const to = pageIndex + by
    return { 'aria-disabled': to < 0 || to >= pages, onClick: onPage && (() => to >= 0 && to < pages && onPage(to)) }
  }
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <IconButton label={t('previous')} {...step(-1)}>
        <Icon icon={CaretLeftIcon} />
      </IconButton>
      <span className={onPage ? undefined : styles.unknown} aria-live="polite">
        {t('page_of', { page: number(pageIndex + 1), pages: number(pages) })}
      </span>
      <IconButton label={t('next')} {...step(1)}>
        <Icon icon={CaretRightIcon} />
      </IconButton>
    </nav>
  )
}
