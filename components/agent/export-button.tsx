import { useId } from 'react'
import { type SavedFile, useExport } from '#components/notification/use-export.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { Stack, Text } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { Days } from './filter/filter-days.ts'
import styles from './filter/filter.module.css'
import { useWords } from './use-words.tsx'

interface ExportButtonProps<C extends CallDefinition> {
  call: C
  input: CallInput<C> & { query: Days }
  /** `rebates` in the file name `rebates-2026-10-22-to-2026-11-20.csv`. */
  name: string
}

const MEBIBYTE = 1024 * 1024

/** Saves all rows of the filter with the shown columns in the shown order; another press does nothing until the file is there. */
export function ExportButton<C extends CallDefinition>({ call, input, name }: ExportButtonProps<C>) {
  const { t, ltr, number } = useWords()
  const { from, to } = input.query
  const explainedBy = useId()
  const { state, run } = useExport()
  const isRunning = state.status === 'running'
  const megabytes = isRunning ? Math.floor((state.bytes / MEBIBYTE) * 10) / 10 : 0
  const size = ltr(`${number(megabytes.toFixed(1))}\u00A0MB`)
  return (
    <Stack gap="4" className={styles.export}>
      <Button
        variant="outlined"
        busy={isRunning}
        aria-describedby={explainedBy}
        onClick={() => run(call, input, `${name}-${from}-to-${to}.csv`)}
      >
        <SmallIcon icon="download-simple" />
        {isRunning
          ? megabytes > 0
            ? t('agent.export.size', { size })
            : t('agent.export.running')
          : t('agent.export.csv')}
      </Button>
      {state.status === 'done' && <ChecksumButton saved={state.saved} />}
      <VisuallyHidden>
        <span id={explainedBy}>{t('agent.export.covers_shown')}</span>
        <span role="status">{state.status === 'done' && t('agent.export.done')}</span>
      </VisuallyHidden>
      {state.status === 'failed' && (
        <Text role="alert" size="hint" tone="error" text="end" className={styles.failed}>
          {t('agent.export.failed')} {state.reason}
        </Text>
      )}
    </Stack>
  )
}

/** SHA-256 of a file, 64 hex digits in lower case. */
export async function digestOf(file: Blob) {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Saves a second file for `sha256sum -c` and `shasum -c`, so that the table itself has only rows: the subject (campaign, zone, days,
 * filter) as comments, which both skip, then the digest.
 */
export function ChecksumButton({ saved: { file, name, about } }: { saved: SavedFile }) {
  const { t } = useWords()
  const save = async () => {
    const comments = about.map(([field, value]) => `# ${field}: ${value}\n`).join('')
    const text = `${comments}${await digestOf(file)}  ${name}\n`
    saveFile(new Blob([text], { type: 'text/plain' }), `${name}.sha256`)
  }
  return (
    <SmallButton variant="text" onClick={save}>
      {t('agent.export.checksum')}
    </SmallButton>
  )
}
