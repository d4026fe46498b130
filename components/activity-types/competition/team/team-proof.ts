import type { PageParts } from '#components/activity/page-parts.ts'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { competitionProof } from '../competition-proof.ts'

/** How many teams there are, and how many have free places; before and after the event as for every competition. */
export const teamProof: NonNullable<PageParts['proof']> = (detail, texts) => {
  const { competition, outcome, status, startTime, timeZone } = detail
  const { t, locale } = texts
  const team = competition?.team
  if (!team || outcome === 'CANCELLED') return null
  if (status === 'UPCOMING') return t('team.opens', { date: formatDayMonth(locale, startTime, timeZone) })
  if (status === 'ENDED' || team.teams < SHOWN_FROM) return competitionProof(detail, texts)
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const teams = t('team.proof_teams', number(team.teams))
  return team.freeTeams < SHOWN_FROM ? teams : `${teams} ${t('team.proof_free', number(team.freeTeams))}`
}
