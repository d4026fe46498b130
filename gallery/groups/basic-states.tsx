'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { CountdownBoxes } from '#components/ui/time/countdown-boxes.tsx'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { countdownTexts } from '#components/ui/time/countdown-texts.ts'
import { Ends, Facts, Grid, List, Note, Row, Text } from '#components/ui/layout/layout.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { DAY, HOUR, MINUTE, usdt } from '../fixtures/fixture.ts'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useFixture } from '../parts/use-fixture.ts'

const VARIANTS = ['primary', 'celebrate', 'outlined', 'soft', 'text', 'inverse', 'neutral'] as const
const CHIPS = ['neutral', 'gold', 'good', 'primary', 'warning', 'error', 'onArt'] as const
const AMOUNTS = ['10', '1234.5', '0.00000001', '20000000', '-12.75'] as const

export function BasicStates() {
  const t = useTranslations()
  const locale = useLocale()
  const { now } = useFixture(() => ({}))
  const ends = {
    days: now + 9 * DAY + 16 * HOUR,
    hours: now + 9 * HOUR + 47 * MINUTE + 12_000,
    minutes: now + 8 * MINUTE + 41_000,
    over: now - DAY,
  }
  const over = t('countdown.ended_at', { date: formatDate(locale, ends.over, 'UTC') })
  const text = {
    sentence: t('countdown.ends_in', { duration: '{duration}' }),
    over,
  }
  const boxes = countdownTexts(t as Parameters<typeof countdownTexts>[0], locale)
  return (
    <StateGroup>
      {Object.entries(ends).map(([id, to]) => (
        <State key={id} id={`countdown-${id}`} className={styles.stack}>
          <CountdownText to={to} {...text} />
          <CountdownBoxes to={to} texts={boxes} />
        </State>
      ))}
      <State id="two-clocks">
        <TwoClocks at={ends.days} timeZone="Asia/Tokyo" />
      </State>
      <State id="buttons" className={styles.row}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {t('activity.cta_join')}
          </Button>
        ))}
      </State>
      <State id="buttons-sizes" className={styles.row}>
        <Button size="lg">{t('activity.cta_join')}</Button>
        <Button size="md">{t('activity.cta_join')}</Button>
        <Button size="sm">{t('activity.cta_join')}</Button>
      </State>
      <State id="buttons-waiting" className={styles.row}>
        <Button busy>{t('activity.cta_joining')}</Button>
        <Button variant="celebrate" busy>
          <Icon icon="gift" weight="fill" />
          {t('common.btn_claim')}
        </Button>
        <Button variant="neutral" disabled>
          {t('activity.cta_joined')}
        </Button>
        <Button variant="neutral" disabled reason={t('activity.line_sold_out')}>
          {t('common.btn_claim')}
        </Button>
        <Button full variant="outlined" href="/" locale={locale}>
          {t('activity.all_activities')}
        </Button>
      </State>
      <State id="chips" className={styles.row}>
        {CHIPS.map((tone) => (
          <Chip key={tone} tone={tone} icon={<Icon icon="gift" size="sm" />}>
            {t('state.granted')}
          </Chip>
        ))}
      </State>
      <State id="amounts" className={styles.row}>
        {AMOUNTS.map((amount) => (
          <Amount key={amount} money={usdt(amount)} locale={locale} size="L" signed />
        ))}
      </State>
      <State id="progress" className={styles.stack}>
        {[0, 0.642, 1].map((ratio) => (
          <ProgressBar key={ratio} ratio={ratio} label={t('task.your_tasks')} valueText={String(ratio)} />
        ))}
        <ProgressBar ratio={0.642} faded label={t('task.your_tasks')} valueText="0.642" />
      </State>
      <State id="layouts">
        <Grid gap="16">
          <Ends>
            <h3>{t('activity.rules')}</h3>
            <Note as="span">{t('state.granted')}</Note>
          </Ends>
          {(['rows', 'lined', 'columns'] as const).map((look) => (
            <Facts
              key={look}
              look={look}
              facts={[
                [t('activity.starts'), formatDate(locale, ends.over, 'UTC')],
                [t('activity.ends'), formatDate(locale, ends.days, 'UTC')],
              ]}
            />
          ))}
          <List lined>
            {(['success', 'warning', 'error'] as const).map((tone) => (
              <Row key={tone} as="li" gap="8" align="center">
                <Icon icon="gift" size="sm" />
                <Text as="span" tone={tone} weight="medium">
                  {t('state.granted')}
                </Text>
              </Row>
            ))}
          </List>
        </Grid>
      </State>
      <State id="tabs">
        <Tabs
          label={t('rewards.tabs')}
          locale={locale}
          items={(['all', 'way', 'granted', 'used', 'expired'] as const).map((tab, index) => ({
            key: tab,
            label: t(`rewards.tab_${tab}`),
            count: index === 0 ? undefined : String(index),
            href: `#${tab}`,
            current: tab === 'way',
          }))}
        />
      </State>
      <State id="copy">
        <CopyButton
          text="7F3C-21B9"
          label={t('failure.copy_reference')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copy_failed')}
        />
      </State>
      <State id="accordion">
        <Card padded>
          <Accordion
            items={[
              { key: 'open', title: t('activity.rules'), body: t('shell.risk_disclosure'), open: true },
              { key: 'closed', title: t('rewards.kinds'), body: t('rewards.kind_cash') },
            ]}
          />
        </Card>
      </State>
      <State id="skeletons" className={styles.stack}>
        <Skeleton height="14px" width="40%" />
        <Skeleton height="48px" radius="control" />
        <Skeleton height="112px" radius="card" />
      </State>
    </StateGroup>
  )
}
