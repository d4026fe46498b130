import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { useWords } from '../text/use-words.ts'
import { Pager } from './pager.tsx'

interface ListPagerProps {
  label: string
  /** From 1. */
  page: number
  /** Rows on this page, and on all. */
  count: number
  total: number
  pageSize?: number
  onPage: (page: number) => void
}

/** Steps through the pages of a list that the gateway cuts. */
export function ListPager({ label, page, count, total, pageSize = PAGE_SIZE_DEFAULT, onPage }: ListPagerProps) {
  const { t, number } = useWords()
  const before = (page - 1) * pageSize
  return (
    <Pager
      texts={{
        label,
        previous: t('activity.previous_page'),
        next: t('activity.next_page'),
        position: t('activity.page_range', {
          first: number(before + 1),
          last: number(before + count),
          total: number(total),
        }),
      }}
      page={page}
      pages={Math.ceil(total / pageSize)}
      onPage={onPage}
    />
  )
}
