import { TextLink } from '#components/ui/text/link.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import { Ends, Facts, FormRow, Grid, Remark } from '#components/ui/layout/layout.tsx'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'
import { agentHref } from '../agent-place.ts'
import { EMPTY_FILTER, writeFilter } from '../filter/agent-filter.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { useWords } from '../use-words.tsx'
import styles from './referral-details.module.css'
import { useId, useState } from 'react'
import { useNotifyOutcome } from '#components/notification/use-notify-error.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { agentApi } from '#store/api/agent.ts'

/** An open row: the agent's own words about a person, further figures, and the way to the rebates. */
export function ReferralDetails({ referral, state }: { referral: Referral; state: FilterState }) {
  const { campaign, filter, days } = state
  const { t, dateOrNot, moneyOrNone, percent } = useWords(days.timeZone)
  const { referralId, upline, verifiedAt, lifetimeVolume, rebate, givesBack } = referral
  const { period, from, to, zone } = filter
  // Keeps only the days, because the rest of the filter is about referrals.
  const rebates = writeFilter('rebate', { ...EMPTY_FILTER, period, from, to, zone, referral: referralId })
  return (
    <Grid gap="16" className={styles.details}>
      <ReferralNote key={referralId} campaignId={campaign.activityId} referral={referral} />
      <Grid gap="8" className={styles.facts}>
        <Facts
          gap="6"
          size="label"
          facts={[
            [t('agent.filter.verified'), dateOrNot(verifiedAt)],
            lifetimeVolume && [t('agent.referral.lifetime'), moneyOrNone(lifetimeVolume)],
            rebate && [t('agent.referral.earned'), moneyOrNone(rebate)],
            [
              t('agent.referral.gets_back'),
              /[1-9]/.test(givesBack)
                ? t('agent.referral.split', { share: percent(givesBack) })
                : t('agent.referral.split_none'),
            ],
            upline && [
              t('agent.referral.upline_column'),
              <bdi key="upline" dir="ltr">
                {upline}
              </bdi>,
            ],
          ]}
        />
        {!(rebate && isNothing(rebate)) && (
          <TextLink href={`${agentHref(campaign.activityId, 'rebate')}?${rebates}`}>
            {t('agent.referral.see_rebates')}
          </TextLink>
        )}
      </Grid>
    </Grid>
  )
}

/** Contract §10. */
const MOST = { note: 140, tag: 24 } as const

/** The agent's private note and tag of a person; the table shows them before the gateway has answered. */
function ReferralNote({ campaignId, referral }: { campaignId: string; referral: Referral }) {
  const { t } = useWords()
  const id = useId()
  const notifyOutcome = useNotifyOutcome()
  const [save, { isLoading }] = agentApi.useSaveReferralNoteMutation()
  const [typed, setTyped] = useState({ note: referral.note ?? '', tag: referral.tag ?? '' })
  const submit = async () => {
    const [note, tag] = [typed.note.trim(), typed.tag.trim()]
    const answer = await save({ id: campaignId, referralId: referral.referralId, note, tag })
    notifyOutcome(answer, t('agent.referral.note_saved'))
  }
  return (
    <Grid
      as="form"
      gap="12"
      className={styles.note}
      data-no-print
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) void submit()
      }}
    >
      {(['note', 'tag'] as const).map((name) => (
        <FormRow
          key={name}
          label={t(`agent.referral.${name}`)}
          autoComplete="off"
          name={name}
          dir="auto"
          value={typed[name]}
          maxLength={MOST[name]}
          aria-describedby={id}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <Ends className={styles.foot}>
        <Remark size="small" id={id}>
          {t('agent.referral.note_hint')}
        </Remark>
        <SmallButton type="submit" busy={isLoading}>
          {t('agent.referral.note_save')}
        </SmallButton>
      </Ends>
    </Grid>
  )
}
