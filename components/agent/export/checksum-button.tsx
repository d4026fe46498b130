'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { checksumText } from './checksum-file.ts'
import type { SavedFile } from './use-export.ts'

/** Saves the second file of an export: its subject and its digest, so that the table itself is nothing but rows. */
export function ChecksumButton({ saved }: { saved: SavedFile }) {
  const t = useTranslations('agent.export')
  const save = async () =>
    saveFile(new Blob([await checksumText(saved)], { type: 'text/plain' }), `${saved.name}.sha256`)
  return (
    <Button variant="text" size="sm" onClick={() => void save()} data-no-print>
      {t('checksum')}
    </Button>
  )
}
