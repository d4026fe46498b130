import { useLocale, useTranslations } from 'next-intl'
import { Pager } from '#components/ui/controls/pager.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'

interface BoardPagerProps {
  /** From 0. */
  pageIndex: number
  pages: number
  /** Absent on the server, which does not know how long the device's pages are. */
  onPage?: ((pageIndex: number) => void) | undefined
}

/** Steps through the pages of a leaderboard. */
export function BoardPager({ pageIndex, pages, onPage }: BoardPagerProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const page = pageIndex + 1
  const number = (value: number) => formatNumber(locale, String(value))
  const texts = {
    label: t('pages'),
    previous: t('previous'),
    next: t('next'),
    position: t('page_of', { page: number(page), pages: number(pages) }),
  }
  return <Pager texts={texts} page={page} pages={pages} onPage={onPage && ((to) => onPage(to - 1))} />
}
