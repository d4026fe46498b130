'use client'

import { useLocale } from 'next-intl'
import { AirdropCard, WinBackCard } from '#components/activity-types/event/event-cards.tsx'
import { AirdropLive } from '#components/activity-types/event/airdrop-live.tsx'
import { WinBackLive } from '#components/activity-types/event/event-live.tsx'
import { ApplyCard } from '#components/activity-types/promo/apply-card.tsx'
import { PromoSection } from '#components/activity-types/promo/promo-section.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import type { RichText } from '@fanfare/contract/rich-text.ts'
import { GatewayError } from '#lib/http/errors.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { memberPageFixture } from '../fixtures/activities.ts'
import { airdropStates, airdropSubject, winBackStates, winBackSubject } from '../fixtures/campaigns.ts'
import { ctaStates } from '../fixtures/cta.ts'
import { HOUR, type Translate } from '../fixtures/fixture.ts'
import { FixtureWorld } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import { useCtaView } from '../parts/use-cta-view.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const SHOWN = () => ({ show: true, reasonCode: null })
/** The states of the action that the card puts into words of its own. */
const APPLICATIONS = [
  'visitor-who-applies',
  'ready-to-apply',
  'switch-account',
  'refused',
  'in-progress',
  'not-started',
  'ended',
]

/** The parts of general campaigns and landing pages in each of their states. */
export function CampaignStates() {
  const locale = useLocale()
  const zone = useMyZone()
  const view = useCtaView()
  const { page, airdrops, airdrop, winBacks, winBack, ctas, sections, now } = useFixture((at, translate) => ({
    page: memberPageFixture(at, translate, 'CopyTrading'),
    airdrops: airdropStates(at),
    airdrop: airdropSubject(at),
    winBacks: winBackStates(at),
    winBack: winBackSubject(at),
    ctas: ctaStates(at, translate).filter(({ id }) => APPLICATIONS.includes(id)),
    sections: sectionsOf(translate),
  }))
  return (
    <StateGroup wide>
      <State id="airdrop-visitor">
        <AirdropCard subject={airdrop} />
      </State>
      {airdrops.map(({ id, data }) => (
        <State key={id} id={id}>
          <FixtureWorld answers={{ checkShowActivity: SHOWN, checkAirdropPositionAccount: () => data }}>
            <AirdropLive activityId="act-events" subject={airdrop} />
          </FixtureWorld>
        </State>
      ))}
      <State id="airdrop-refused">
        <FixtureWorld answers={{ checkShowActivity: SHOWN, checkAirdropPositionAccount: refuseAirdrop }}>
          <AirdropLive activityId="act-events" subject={airdrop} />
        </FixtureWorld>
      </State>
      <State id="win-back-visitor">
        <WinBackCard subject={winBack} />
      </State>
      {winBacks.map(({ id, data }) => (
        <State key={id} id={id}>
          <FixtureWorld
            answers={{
              checkShowActivity: SHOWN,
              activityDetail: () => ({ ...page, my: { ...page.my, applied: false, winBack: data } }),
              taskCompletions: () => ({ tasks: [] }),
            }}
          >
            <WinBackLive subject={winBack} />
          </FixtureWorld>
        </State>
      ))}
      {ctas.map(({ id, data }) => (
        <State key={id} id={`apply-${id}`}>
          <ApplyCard
            state={data.state}
            view={view(data)}
            tasks={{ of: 4, done: id === 'in-progress' ? 1 : 0 }}
            applied={id === 'in-progress' ? { at: formatDeadline(locale, now - 3 * HOUR, zone) } : null}
          />
        </State>
      ))}
      <State id="apply-asking">
        <ApplyCard state={null} view={null} tasks={{ of: 4, done: 0 }} applied={null} />
      </State>
      {sections.map((section) => (
        <State key={section.key} id={`section-${section.key}`}>
          <PromoSection section={section} activityType={2} locale={locale} />
        </State>
      ))}
    </StateGroup>
  )
}

function refuseAirdrop(): never {
  throw new GatewayError(CODES.AIRDROP.code)
}

function sectionsOf(translate: Translate) {
  const text = (key: 'event.check_waiting' | 'event.back_accepted'): RichText[number] => ({
    type: 'text',
    text: translate(key),
  })
  const words: RichText = [{ type: 'paragraph', children: [text('event.check_waiting')] }]
  const item: RichText[number] = { type: 'item', children: [text('event.back_accepted')] }
  const steps: RichText = [{ type: 'list', ordered: true, children: [item, item, item] }]
  const heading = translate('event.about')
  return [
    { key: 'pictured', heading, body: words, image: 'deposit' },
    { key: 'pictured-steps', heading, body: steps, image: 'compound' },
    { key: 'plain', heading, body: words, image: null },
    { key: 'steps', heading, body: steps, image: null },
  ]
}
