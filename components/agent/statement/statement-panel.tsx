import { useState } from 'react'
import chart from '#components/ui/chart/chart.module.css'
import { cx } from '#components/ui/cx.ts'
import { useExport } from '#components/notification/use-export.ts'
import { type Fact, Facts, Grid, Note, Remark, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { shownStatement } from '#lib/agent/shown-sums.ts'
import type { agentStatement } from '@fanfare/contract/agent/statement.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { agentApi } from '#store/api/agent.ts'
import { Answered, type Campaign, FRESH } from '../agent-page.tsx'
import { ChecksumButton, digestOf } from '../export-button.tsx'
import { SelectChip } from '../filter/controls.tsx'
import { TableRows } from '#components/ui/layout/table-rows.tsx'
import { useWords } from '../use-words.tsx'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { rebateExport } from '@fanfare/contract/agent/rebates.ts'
import styles from './statement.module.css'

export type Statement = NonNullable<CallData<typeof agentStatement>['statement']>

/** One month's statement, at first the newest. */
export function StatementPanel({ activityId: id, title }: Campaign) {
  const { t, month: monthText } = useWords()
  const [month, setMonth] = useState<string>()
  const answer = agentApi.useAgentStatementQuery({ id, month }, FRESH)
  return (
    <Answered answer={answer} height="320px">
      {({ months, statement }, busy) =>
        statement ? (
          <Grid gap="20" className={styles.panel} aria-busy={busy || undefined}>
            <div data-no-print>
              <SelectChip
                label={t('agent.statement.month')}
                value={month ?? statement.month}
                choices={months.map((name) => [name, monthText(name)])}
                onChoose={setMonth}
              />
            </div>
            <StatementFigures {...shownStatement(statement)} />
            <StatementDigest key={statement.month} id={id} campaign={title} statement={statement} isLeaving={busy} />
          </Grid>
        ) : (
          <Text tone="secondary">{t('agent.statement.none')}</Text>
        )
      }
    </Answered>
  )
}

/** Fees, deductions and rebates of a month and what was paid, then the rebate of each day and when it was paid. */
function StatementFigures(statement: Statement) {
  const { lines: allLines, settled, timeZone, days } = statement
  const { t, count, dateOrNot, dateTime, day: dayText, figure, moneyOrNone, zone } = useWords(timeZone)
  const amounts = [
    ['fee', statement.fee],
    ['bonus_fee', statement.bonusFee],
    ['rebate', statement.rebate],
    ['clawed_back', statement.clawedBack],
    ['carried_in', statement.carriedIn],
    ['paid', statement.paid],
    ['carried', statement.carried],
  ] as const
  return (
    <>
      <div>
        <Row gap="8 12" align="center" wrap>
          <Chip tone={settled ? 'good' : 'neutral'}>
            {t(settled ? 'agent.statement.closed' : 'agent.statement.open')}
          </Chip>
          <Remark size="small">{t('agent.statement.zone', { zone: zone(timeZone) })}</Remark>
        </Row>
        <Facts
          look="columns"
          top="14"
          className={styles.totals}
          facts={[
            [t('agent.statement.lines'), count(allLines)],
            ...amounts.map(
              ([name, money]): Fact =>
                money && [
                  t(`agent.statement.${name}`),
                  name === 'paid' ? <b key={name}>{moneyOrNone(money)}</b> : moneyOrNone(money),
                ],
            ),
          ]}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys */}
      <div className={cx(chart.scroll, styles.days)} tabIndex={0} role="region" aria-label={t('agent.statement.days')}>
        <table>
          <Text as="caption" weight="medium" text="start">
            {t('agent.statement.days')}
          </Text>
          <TableRows
            columns={(['day', 'lines', 'rebate', 'paid', 'settled'] as const).map((name) =>
              t(`agent.statement.${name}`),
            )}
            rows={days.map(({ day, lines, rebate, paid, settledAt }) => ({
              key: day,
              cells: [
                dayText(day),
                count(lines),
                figure(rebate),
                figure(paid),
                settledAt === null ? dateOrNot(null) : dateTime(settledAt),
              ],
            }))}
          />
        </table>
      </div>
    </>
  )
}

interface StatementDigestProps {
  /** Of the campaign, with its name. */
  id: string
  campaign: string
  statement: Statement
  /** Another month is loading and will replace this one, which would end a download. */
  isLeaving: boolean
}

/** The name of a campaign in the name of a file: letters and digits of any script with hyphens, so that a shell needs no quotes. */
const fileNameOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** A statement's file, its digest, and two ways to compare them: here after the download, and with the reader's own tools. */
function StatementDigest({ id, campaign, statement: { month, digest }, isLeaving }: StatementDigestProps) {
  const { t } = useWords()
  const [check, setCheck] = useState<'matches' | 'differs'>()
  const name = `rebates-${fileNameOf(campaign)}-${month}.csv`
  const commands = [
    ['how_mac', `shasum -a 256 ${name}`],
    ['how_linux', `sha256sum ${name}`],
    ['how_windows', `certutil -hashfile ${name} SHA256`],
  ] as const
  const { state, run } = useExport()
  const download = async () => {
    setCheck(undefined)
    const { file } = await run(rebateExport, { params: { id }, query: { statement: month } }, name)
    if (file && digest) setCheck((await digestOf(file)) === digest ? 'matches' : 'differs')
  }
  return (
    <Grid gap="12">
      <Button
        variant="outlined"
        busy={state.status === 'running' || isLeaving}
        className={styles.download}
        onClick={download}
      >
        <SmallIcon icon="download-simple" />
        {t(state.status === 'running' ? 'agent.export.running' : 'agent.statement.download')}
      </Button>
      {state.status === 'done' && (
        <div className={styles.download}>
          <ChecksumButton saved={state.saved} />
        </div>
      )}
      {state.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {t('agent.export.failed')} {state.reason}
        </Notice>
      )}
      {check && (
        <Notice
          tone={check === 'matches' ? 'good' : 'error'}
          role="status"
          icon={check === 'matches' && <Icon icon="check-circle" />}
        >
          {t(`agent.statement.${check}`)}
        </Notice>
      )}
      {!digest ? (
        <Note size="small">{t('agent.statement.digest_later')}</Note>
      ) : (
        <>
          <div>
            <Note size="small">{t('agent.statement.digest')}</Note>
            <HashText hash={digest} />
          </div>
          <Fold title={t('agent.statement.how')}>
            <p>{t('agent.statement.how_text')}</p>
            <Stack as="dl" gap="8" top="8" className={styles.commands}>
              {commands.map(([system, command]) => (
                <div key={system}>
                  <Text as="dt" size="note">
                    {t(`agent.statement.${system}`)}
                  </Text>
                  <dd>
                    <code dir="ltr" translate="no">
                      {command}
                    </code>
                  </dd>
                </div>
              ))}
            </Stack>
          </Fold>
        </>
      )}
    </Grid>
  )
}
