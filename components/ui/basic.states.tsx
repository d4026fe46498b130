import { DAY, HOUR, MINUTE, usdt, NOW } from '#gallery/fixtures/fixture.ts'
import { each, type StateContext } from '#gallery/parts/states.tsx'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { Accordion } from './controls/accordion.tsx'
import { Button } from './controls/button.tsx'
import { CopyText } from './controls/copy-text.tsx'
import { Tabs } from './controls/tabs.tsx'
import { Ends, Facts, Grid, List, Remark, Row, Span } from './layout/layout.tsx'
import { Icon, SmallIcon } from './pictures/icon.tsx'
import { Card } from './surface/card.tsx'
import { Chip } from './surface/chip.tsx'
import { ProgressBar } from './surface/progress-bar.tsx'
import { Skeleton } from './surface/skeleton.tsx'
import { Amount } from './text/amount.tsx'
import { CountdownBoxes } from './time/countdown-boxes.tsx'
import { CountdownText } from './time/countdown-text.tsx'
import { TwoClocks } from './time/two-clocks.tsx'

const VARIANTS = ['primary', 'celebrate', 'outlined', 'soft', 'text', 'inverse', 'neutral'] as const
const CHIPS = ['neutral', 'gold', 'good', 'primary', 'warning', 'error', 'onArt'] as const
const AMOUNTS = ['10', '1234.5', '0.00000001', '20000000', '-12.75']

export const looks = {
  buttons: 'row',
  'buttons-sizes': 'row',
  'buttons-waiting': 'row',
  chips: 'row',
  amounts: 'row',
  progress: 'stack',
  skeletons: 'stack',
} as const

export function states({ t, locale }: StateContext) {
  const ends = {
    days: NOW + 9 * DAY + 16 * HOUR,
    hours: NOW + 9 * HOUR + 47 * MINUTE + 12_000,
    minutes: NOW + 8 * MINUTE + 41_000,
    over: NOW - DAY,
  }
  const text = {
    sentence: t('countdown.ends_in', { duration: '{duration}' }),
    over: t('countdown.ended_at', { date: formatDate(locale, ends.over, 'UTC') }),
  }
  return {
    ...each(
      ends,
      (to) => (
        <Grid gap="12">
          <CountdownText to={to} {...text} />
          <CountdownBoxes to={to} />
        </Grid>
      ),
      'countdown-',
    ),
    'two-clocks': <TwoClocks at={ends.days} timeZone="Asia/Tokyo" />,
    buttons: VARIANTS.map((variant) => (
      <Button key={variant} variant={variant}>
        {t('activity.cta_join')}
      </Button>
    )),
    'buttons-sizes': (['lg', 'md', 'sm'] as const).map((size) => (
      <Button key={size} size={size}>
        {t('activity.cta_join')}
      </Button>
    )),
    'buttons-waiting': (
      <>
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
        <Button full variant="outlined" href="/">
          {t('activity.all_activities')}
        </Button>
      </>
    ),
    chips: CHIPS.map((tone) => (
      <Chip key={tone} tone={tone} icon={<SmallIcon icon="gift" />}>
        {t('state.granted')}
      </Chip>
    )),
    amounts: AMOUNTS.map((amount) => <Amount key={amount} money={usdt(amount)} size="L" signed />),
    progress: (
      <>
        {[0, 0.642, 1].map((ratio) => (
          <ProgressBar key={ratio} ratio={ratio} label={t('task.your_tasks')} valueText={String(ratio)} />
        ))}
        <div data-offline="">
          <ProgressBar ratio={0.642} label={t('task.your_tasks')} valueText="0.642" />
        </div>
      </>
    ),
    layouts: (
      <Grid gap="16">
        <Ends>
          <h3>{t('activity.rules')}</h3>
          <Remark>{t('state.granted')}</Remark>
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
        <List>
          {(['success', 'warning', 'error'] as const).map((tone) => (
            <Row key={tone} as="li" gap="8" align="center">
              <SmallIcon icon="gift" />
              <Span tone={tone} weight="medium">
                {t('state.granted')}
              </Span>
            </Row>
          ))}
        </List>
      </Grid>
    ),
    tabs: (
      <Tabs
        label={t('rewards.tabs')}
        items={(['all', 'way', 'granted', 'used', 'expired'] as const).map((tab, index) => ({
          key: tab,
          label: t(`rewards.tab_${tab}`),
          count: index === 0 ? undefined : String(index),
          href: `#${tab}`,
          current: tab === 'way',
        }))}
      />
    ),
    copy: <CopyText text="7F3C-21B9" label={t('failure.copy_reference')} />,
    accordion: (
      <Card as="div" padded>
        <Accordion
          items={[
            { key: 'open', title: t('activity.rules'), body: t('shell.risk_disclosure'), open: true },
            { key: 'closed', title: t('rewards.kinds'), body: t('rewards.kind_cash') },
          ]}
        />
      </Card>
    ),
    skeletons: (
      <>
        <Skeleton height="14px" width="40%" />
        <Skeleton height="48px" radius="control" />
        <Skeleton height="112px" radius="card" />
      </>
    ),
  }
}
