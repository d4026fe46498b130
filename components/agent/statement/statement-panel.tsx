'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Grid, Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import { agentApi } from '#store/api/agent.ts'
import { FailedToLoad } from '../failed-to-load.tsx'
import { SelectChip } from '../filter/select-chip.tsx'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { FRESH } from '../fresh.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import type { Campaign } from '../use-campaign.ts'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import { ChecksumButton } from '../export/checksum-button.tsx'
import { digestOf } from '../export/checksum-file.ts'
import { useExport } from '../export/use-export.ts'
import { StatementTotals, type Statement } from './statement-totals.tsx'
import styles from './statement.module.css'
import { useMonthText } from './use-month-text.ts'

/** One month's account; the newest first. */
export function StatementPanel({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.statement')
  const monthText = useMonthText()
  const [month, setMonth] = useState<string>()
  const { data, currentData, isError, refetch } = agentApi.endpoints.agentStatement.useQuery(
    { id: campaign.activityId, ...(month !== undefined && { month }) },
    FRESH,
  )
  if (isError && !currentData) return <FailedToLoad onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="320px" />
  const { months } = data
  if (!data.statement) return <Text tone="secondary">{t('none')}</Text>
  const { statement } = data
  const shown = month ?? statement.month
  return (
    <Grid gap="20" className={styles.panel} aria-busy={!currentData || undefined}>
      <div data-no-print>
        <SelectChip label={t('month')} value={shown} text={monthText(shown)} isSet={false} onChoose={setMonth}>
          {months.map((name) => (
            <option key={name} value={name}>
              {monthText(name)}
            </option>
          ))}
        </SelectChip>
      </div>
      <StatementTotals statement={statement} />
      <StatementDays statement={statement} />
      <StatementDigest key={statement.month} id={campaign.activityId} statement={statement} isLeaving={!currentData} />
    </Grid>
  )
}

/** The rebate of each day of a month, and when it was paid. */
function StatementDays({ statement: { days, timeZone } }: { statement: Statement }) {
  const t = useTranslations('agent.statement')
  const { day: dayText } = useFilterWords()
  const words = useTableWords(timeZone)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className={styles.days} tabIndex={0} role="region" aria-label={t('days')}>
      <table>
        <caption>{t('days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('lines')}</th>
            <th scope="col">{t('rebate')}</th>
            <th scope="col">{t('paid')}</th>
            <th scope="col">{t('settled')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, lines, rebate, paid, settledAt }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{words.count(lines)}</td>
              <td>{words.figure(rebate)}</td>
              <td>{words.figure(paid)}</td>
              <td>{settledAt === null ? words.dateOrNot(null) : words.dateTime(settledAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface StatementDigestProps {
  /** The campaign. */
  id: string
  statement: Statement
  /** Another month is on its way and will take the place of this one, which would end a download. */
  isLeaving: boolean
}

/** The file of a statement, its digest, and two ways to compare them: here after the download, and without us. */
function StatementDigest({ id, statement: { month, digest }, isLeaving }: StatementDigestProps) {
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
    <Grid gap="12">
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
        <Note size="small">{t('digest_later')}</Note>
      ) : (
        <>
          <div>
            <Note size="small">{t('digest')}</Note>
            <HashText hash={digest} />
          </div>
          <Accordion items={[{ key: 'how', title: t('how'), body: <HowToCheck name={name} /> }]} />
        </>
      )}
    </Grid>
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
      <Stack as="dl" gap="8" top="8" className={styles.commands}>
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
      </Stack>
    </>
  )
}
