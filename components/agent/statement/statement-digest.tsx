'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Text } from '#components/ui/text/text.tsx'
import { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import { ChecksumButton } from '../export/checksum-button.tsx'
import { digestOf } from '../export/checksum-file.ts'
import { useExport } from '../export/use-export.ts'
import type { Statement } from './statement-totals.tsx'
import styles from './statement.module.css'

interface StatementDigestProps {
  /** The campaign. */
  id: string
  statement: Statement
  /** Another month is on its way and will take the place of this one, which would end a download. */
  isLeaving: boolean
}

/** The file of a statement, its digest, and two ways to compare them: here after the download, and without us. */
export function StatementDigest({ id, statement: { month, digest }, isLeaving }: StatementDigestProps) {
  const t = useTranslations('agent.statement')
  const e = useTranslations('agent.export')
  const [check, setCheck] = useState<'matches' | 'differs' | null>(null)
  const name = `rebates-${id}-${month}.csv`
  const { state, run } = useExport()
  const download = async () => {
    setCheck(null)
    const file = await run(rebateExport, { params: { id }, query: { statement: month } }, name)
    if (file && digest !== null) setCheck((await digestOf(file)) === digest ? 'matches' : 'differs')
  }
  return (
    <div className={styles.digest}>
      <Button
        variant="outlined"
        busy={state.status === 'running' || isLeaving}
        className={styles.download}
        onClick={() => void download()}
        data-no-print
      >
        <Icon icon="download-simple" size="sm" />
        {state.status === 'running' ? e('running') : t('download')}
      </Button>
      {state.status === 'done' && (
        <div className={styles.download}>
          <ChecksumButton saved={state.saved} />
        </div>
      )}
      {state.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {e('failed')} {state.reason}
        </Notice>
      )}
      {check !== null && (
        <Notice
          tone={check === 'matches' ? 'good' : 'error'}
          role="status"
          icon={check === 'matches' ? <Icon icon="check-circle" /> : undefined}
        >
          {t(check)}
        </Notice>
      )}
      {digest === null ? (
        <Text size="small" tone="secondary">
          {t('digest_later')}
        </Text>
      ) : (
        <>
          <div>
            <Text size="small" tone="secondary">
              {t('digest')}
            </Text>
            <HashText hash={digest} />
          </div>
          <Accordion items={[{ key: 'how', title: t('how'), body: <HowToCheck name={name} /> }]} />
        </>
      )}
    </div>
  )
}

function HowToCheck({ name }: { name: string }) {
  const t = useTranslations('agent.statement')
  const commands = [
    ['how_mac', `shasum -a 256 ${name}`],
    ['how_linux', `sha256sum ${name}`],
    ['how_windows', `certutil -hashfile ${name} SHA256`],
  ] as const
  return (
    <>
      <p>{t('how_text')}</p>
      <dl className={styles.commands}>
        {commands.map(([system, command]) => (
          <div key={system}>
            <dt>{t(system)}</dt>
            <dd>
              <code dir="ltr" translate="no">
                {command}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
