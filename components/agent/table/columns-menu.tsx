'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { DropPanel } from '../filter/drop-panel.tsx'
import styles from './columns-menu.module.css'
import type { TableColumn } from './table-column.ts'
import type { ColumnChoice } from './use-columns.ts'

interface ColumnsMenuProps<Row> {
  columns: readonly TableColumn<Row>[]
  choice: ColumnChoice
}

/** The columns to show, on wide screens; phones show the same facts in their cards. */
export function ColumnsMenu<Row>({ columns, choice }: ColumnsMenuProps<Row>) {
  const t = useTranslations('agent.table')
  return (
    <div className={styles.menu} data-no-print>
      <DropPanel
        align="end"
        summary={
          <>
            <Icon icon="columns" size="sm" />
            {t('columns')}
          </>
        }
      >
        {columns
          .filter(({ isFixed }) => !isFixed)
          .map(({ key, label }) => (
            <CheckBox key={key} input={{ checked: choice.shown.includes(key), onChange: () => choice.toggle(key) }}>
              {label}
            </CheckBox>
          ))}
        {choice.reset && (
          <Button variant="text" size="sm" onClick={choice.reset}>
            {t('columns_reset')}
          </Button>
        )}
      </DropPanel>
    </div>
  )
}
