import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import styles from './draw-search.module.css'

interface DrawSearchProps {
  busy?: boolean
  onSearch?: (query: string) => void
}

/** Finds a draw by its number, or all draws of one user reference. */
export function DrawSearch({ busy = false, onSearch }: DrawSearchProps) {
  const t = useTranslations('fairness')
  return (
    <Row
      as="form"
      role="search"
      gap="8"
      wrap
      className={styles.search}
      onSubmit={
        onSearch &&
        ((event) => {
          event.preventDefault()
          const query = new FormData(event.currentTarget).get('draw')
          if (typeof query === 'string') onSearch(query.trim())
        })
      }
    >
      <span className={styles.box}>
        <Icon icon="magnifying-glass" size="sm" />
        <input
          type="search"
          name="draw"
          required
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search')}
          placeholder={t('search')}
        />
      </span>
      <Button type="submit" variant="soft" busy={busy}>
        {t('search_button')}
      </Button>
    </Row>
  )
}
