import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import { SEARCH_MAXIMUM } from '@fanfare/contract/search-maximum.ts'
import styles from './activity-search.module.css'

/** The field that searches activities by title. Before its code has loaded the form opens the address of the search. */
export function ActivitySearch() {
  const t = useTranslations('activity')
  return (
    <Row as="form" role="search" gap="8" align="center" tone="secondary" className={styles.search}>
      <input
        type="search"
        name="search"
        maxLength={SEARCH_MAXIMUM}
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('search')}
      />
      <button type="submit" aria-label={t('search')}>
        <Icon icon="magnifying-glass" size="sm" />
      </button>
    </Row>
  )
}
