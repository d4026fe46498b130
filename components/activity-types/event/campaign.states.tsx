import { CODES } from '@fanfare/contract/codes.ts'
import type { RichText } from '@fanfare/contract/rich-text.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { memberPageFixture } from '#gallery/fixtures/activities.ts'
import { airdropStates, airdropSubject, winBackStates, winBackSubject } from '#gallery/fixtures/campaigns.ts'
import { ctaStates, type CtaFixture } from '#gallery/fixtures/cta.ts'
import { HOUR, paragraph, NOW } from '#gallery/fixtures/fixture.ts'
import { each, eachOf, inWorld, refuse, type StateContext } from '#gallery/parts/states.tsx'
import { useCtaView } from '#gallery/parts/use-cta-view.tsx'
import { ApplyCard } from '../promo/apply-card.tsx'
import { PromoSection } from '../promo/promo-section.tsx'
import { WinBackLive, AirdropLive } from './event-live.tsx'
import { AirdropCard, WinBackCard } from './event-cards.tsx'

/** The states of the action for which the card has its own words. */
const APPLICATIONS = [
  'not-started',
  'visitor-who-applies',
  'ready-to-apply',
  'switch-account',
  'refused',
  'in-progress',
  'ended',
] as const

export function states({ t, locale, zone }: StateContext) {
  const page = memberPageFixture('CopyTrading')
  const words = paragraph(t('event.check_waiting'))
  const item: RichText[number] = { type: 'item', children: [{ type: 'text', text: t('event.back_accepted') }] }
  const steps: RichText = [{ type: 'list', ordered: true, children: [item, item, item] }]
  const heading = t('event.about')
  const airdropWith = (checkAirdropPositionAccount: object) =>
    inWorld(<AirdropLive activityId="act-events" subject={airdropSubject} />, { checkAirdropPositionAccount })
  return {
    'airdrop-visitor': <AirdropCard subject={airdropSubject} />,
    ...each(airdropStates, airdropWith, 'airdrop-'),
    'airdrop-refused': airdropWith(refuse(CODES.AIRDROP.code)),
    'win-back-visitor': <WinBackCard subject={winBackSubject} />,
    ...each(
      winBackStates,
      (mine) =>
        inWorld(<WinBackLive subject={winBackSubject} />, {
          activityDetail: { ...page, my: { ...page.my, applied: false, winBack: mine } },
          taskCompletions: { tasks: [] },
        }),
      'win-back-',
    ),
    ...eachOf(
      APPLICATIONS,
      (id) => (
        <Application
          cta={ctaStates(t)[id]}
          appliedAt={id === 'in-progress' ? formatDeadline(locale, NOW - 3 * HOUR, zone) : undefined}
        />
      ),
      'apply-',
    ),
    'apply-asking': <ApplyCard tasks={{ of: 4 }} />,
    ...each(
      {
        pictured: { heading, body: words, image: 'deposit' },
        'pictured-steps': { heading, body: steps, image: 'compound' },
        plain: { heading, body: words, image: null },
        steps: { heading, body: steps, image: null },
      },
      (section, key) => <PromoSection section={{ key, ...section }} activityType={2} />,
      'section-',
    ),
  }
}

function Application({ cta, appliedAt }: { cta: CtaFixture; appliedAt?: string }) {
  return (
    <ApplyCard
      state={cta.state}
      view={useCtaView(cta)}
      tasks={{ of: 4, done: appliedAt ? 1 : 0 }}
      applied={appliedAt ? { at: appliedAt } : undefined}
    />
  )
}
