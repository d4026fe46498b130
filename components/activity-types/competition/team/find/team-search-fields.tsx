import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { INITIAL_SEARCH, type TeamSearch } from '#lib/competition/team-search.ts'
import styles from './team-search-fields.module.css'

interface TeamSearchFieldsProps {
  search?: TeamSearch | undefined
  /** Absent on the server: the fields wait for the browser. */
  onSearch?: ((search: TeamSearch) => void) | undefined
}

/** The search by name, and the filters for free places and open teams. */
export function TeamSearchFields({ search = INITIAL_SEARCH, onSearch }: TeamSearchFieldsProps) {
  const t = useTranslations('team')
  const toggle = (name: 'isFree' | 'isOpen') => onSearch && (() => onSearch({ ...search, [name]: !search[name] }))
  return (
    <div className={styles.search} role="search">
      <label className={styles.field}>
        <Icon icon="magnifying-glass" />
        <input
          type="search"
          dir="auto"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={64}
          autoComplete="off"
          {...(onSearch
            ? { value: search.text, onChange: ({ target }) => onSearch({ ...search, text: target.value }) }
            : { defaultValue: '' })}
        />
      </label>
      <div className={styles.filters}>
        <button type="button" aria-pressed={search.isFree} onClick={toggle('isFree')}>
          {t('filter_free')}
        </button>
        <button type="button" aria-pressed={search.isOpen} onClick={toggle('isOpen')}>
          {t('filter_open')}
        </button>
      </div>
    </div>
  )
}
