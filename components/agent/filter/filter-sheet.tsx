'use client'

import { useTranslations } from 'next-intl'
import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Grid, Row } from '#components/ui/layout/layout.tsx'
import { countSet } from './agent-filter.ts'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-sheet.module.css'
import type { FilterState } from './use-agent-filter.ts'

interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
  state: FilterState
}

/** The filters of a page on a phone, in a sheet from the bottom; each choice is in the address at once. */
export function FilterSheet({ isOpen, onClose, state }: FilterSheetProps) {
  const t = useTranslations()
  return (
    <SheetDialog isOpen={isOpen} onClose={onClose} hasOwnClose>
      {(titleId) => (
        <>
          <Row align="center" justify="between" className={styles.head}>
            <h2 id={titleId}>{t('agent.filter.open')}</h2>
            <IconButton label={t('common.btn_close')} onClick={onClose}>
              <Icon icon="x" />
            </IconButton>
          </Row>
          <Grid gap="10" className={styles.fields}>
            <FilterFields {...state} />
          </Grid>
          <div className={styles.foot}>
            <Button full onClick={onClose}>
              {t('agent.filter.show')}
            </Button>
            {countSet(state.filter) > 0 && (
              <Button full variant="text" onClick={state.clear}>
                {t('agent.filter.clear')}
              </Button>
            )}
          </div>
        </>
      )}
    </SheetDialog>
  )
}
