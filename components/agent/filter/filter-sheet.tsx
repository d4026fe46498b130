import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { useWords } from '../use-words.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter.module.css'
import { type FilterState, useFilterList } from './agent-filter.ts'

/** The filters of a page on a phone, in a sheet from the bottom; each choice is in the address at once. */
export function FilterSheet({ isOpen, onClose, state }: { isOpen: boolean; onClose: () => void; state: FilterState }) {
  const { t } = useWords()
  const { count } = useFilterList(state)
  return (
    <SheetDialog isOpen={isOpen} onClose={onClose} title={t('agent.filter.open')}>
      {() => (
        <>
          <Grid gap="10" className={styles.sheetFields}>
            <FilterFields {...state} />
          </Grid>
          <Grid gap="4" className={styles.sheetFoot}>
            <Button full onClick={onClose}>
              {t('agent.filter.show')}
            </Button>
            {count > 0 && (
              <Button full variant="text" onClick={state.clear}>
                {t('agent.filter.clear')}
              </Button>
            )}
          </Grid>
        </>
      )}
    </SheetDialog>
  )
}
