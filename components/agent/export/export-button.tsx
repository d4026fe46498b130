'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { ChecksumButton } from './checksum-button.tsx'
import styles from './export-button.module.css'
import { useExport } from './use-export.ts'

interface ExportButtonProps<C extends CallDefinition> {
  call: C
  input: CallInput<C>
  /** Of the file. */
  name: string
}

const MEBIBYTE = 1024 * 1024

/** Saves all rows of the filter with the shown columns in the shown order; a second press waits for the first file. */
export function ExportButton<C extends CallDefinition>({ call, input, name }: ExportButtonProps<C>) {
  const t = useTranslations('agent.export')
  const locale = useLocale()
  const explainedBy = useId()
  const { state, run } = useExport()
  const isRunning = state.status === 'running'
  const megabytes = isRunning ? Math.floor((state.bytes / MEBIBYTE) * 10) / 10 : 0
  const size = isolateLtr(locale, `${formatNumber(locale, megabytes.toFixed(1))}\u00A0MB`)
  return (
    <div className={styles.export}>
      <Button
        variant="outlined"
        busy={isRunning}
        aria-describedby={explainedBy}
        onClick={() => void run(call, input, name)}
      >
        <Icon icon="download-simple" size="sm" />
        {isRunning ? (megabytes > 0 ? t('size', { size }) : t('running')) : t('csv')}
      </Button>
      {state.status === 'done' && <ChecksumButton saved={state.saved} />}
      <VisuallyHidden>
        <span id={explainedBy}>{t('covers_shown')}</span>
        <span role="status">{state.status === 'done' && t('done')}</span>
      </VisuallyHidden>
      {state.status === 'failed' && (
        <Text role="alert" size="hint" tone="error" text="end" className={styles.failed}>
          {t('failed')} {state.reason}
        </Text>
      )}
    </div>
  )
}
