import { notFound } from 'next/navigation'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { activityTypeName } from '@fanfare/contract/activity-types.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { isLocale } from '@fanfare/languages/locales.ts'
import { MOMENTS, PLAY_PATH } from '@fanfare/kernel/state-player/choices.ts'
import { readGateway } from '#lib/queries/gateway.ts'
import { settings } from '#lib/queries/settings.ts'
import { ChoiceList } from '#gallery/player/choice-list.tsx'
import styles from '#gallery/player/player.module.css'
import { MOMENT_TEXTS, PERSONA_TEXTS, REFUSED_TEXTS } from '#gallery/player/player-texts.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { hasPlayer } from '#gallery/player/player-connection.ts'

export const dynamic = 'force-dynamic'

export const metadata = { title: 'State player' }

/** Any state of the demonstration in three clicks: a persona, an activity, and a moment, which sends the form. */
export default async function PlayerPage({ params, searchParams }: PageProps<'/[locale]/dev/player'>) {
  const [{ locale }, { refused }] = await Promise.all([params, searchParams])
  if (!hasPlayer() || !isLocale(locale)) notFound()
  const { activities } = await readGateway()(activityList, { query: { pageSize: PAGE_SIZE_MAXIMUM } })
  const isClockOff = !settings().ALLOW_CLOCK
  return (
    <Main className={styles.page} lang="en" dir="ltr">
      <div>
        <h1>State player</h1>
        <Text tone="secondary">
          Choose who you are, where and when. The player registers, joins, trades and claims by the product’s own calls,
          then opens the page as that user. This takes some seconds.
        </Text>
      </div>
      {typeof refused === 'string' && (
        <Notice tone="warning" role="status">
          {REFUSED_TEXTS[refused] ?? `The gateway refused a step with the code ${refused.slice(0, 5)}.`}
        </Notice>
      )}
      <Grid as="form" method="post" action={localeHref(locale, PLAY_PATH)} gap="24">
        <ChoiceList legend="1. Persona" name="persona" items={PERSONA_TEXTS} />
        <ChoiceList
          legend="2. Activity"
          name="activityId"
          items={Object.fromEntries(
            activities.map(({ activityId, title, activityType, status }) => [
              activityId,
              [title, `${activityTypeName(activityType) ?? 'other'}, ${status.toLowerCase()}`] as const,
            ]),
          )}
        />
        <fieldset className={styles.choices}>
          <legend>3. Moment</legend>
          {MOMENTS.map((moment) => (
            <Button
              key={moment}
              type="submit"
              name="moment"
              value={moment}
              variant="soft"
              full
              disabled={moment !== 'now' && isClockOff}
            >
              {MOMENT_TEXTS[moment]}
            </Button>
          ))}
          {isClockOff && (
            <Notice tone="primary" className={styles.clock}>
              Start with ALLOW_CLOCK=1 to move the gateway’s clock.
            </Notice>
          )}
        </fieldset>
        <div>
          <Text tone="secondary">
            A moment moves the clock of the whole gateway, so every activity is at that time. A result that is final
            stays final: start with an empty DATA_DIR to play an activity again.
          </Text>
          <Button type="submit" name="moment" value="real-time" variant="outlined" disabled={isClockOff}>
            Back to now
          </Button>
        </div>
      </Grid>
    </Main>
  )
}
