'use client'

import { useTranslations } from 'next-intl'
import { ActivitySlide } from '#components/activity/banner/activity-slide.tsx'
import { LinkSlide } from '#components/activity/banner/link-slide.tsx'
import { OfferSlide } from '#components/activity/banner/offer-slide.tsx'
import { Promises } from '#components/site/promises/promises.tsx'
import { claimKey } from '#components/task/claim/claim.ts'
import { ReadyForYouCard } from '#components/task/ready-for-you/ready-for-you-card.tsx'
import { ReadyForYouLive } from '#components/task/ready-for-you/ready-for-you-live.tsx'
import { ReadyForYouVisitor } from '#components/task/ready-for-you/ready-for-you-visitor.tsx'
import { VisitorOffer } from '#components/task/ready-for-you/visitor-offer.tsx'
import { WinnersStrip } from '#components/task/winners/winners-strip.tsx'
import { NetworkError } from '#lib/http/errors.ts'
import { bannerFixture, bannerStates, cardFixture, offerFixture, winnersFixture } from '../fixtures/home.ts'
import { claimables } from '../fixtures/rewards.ts'
import { FixtureWorld } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const failing = {
  claimable: () => {
    throw new NetworkError('Network Error', 503)
  },
}

export function HomeStates() {
  const t = useTranslations('home')
  const { banners, offer, winners, ready, card } = useFixture((now, translate) => ({
    banners: bannerStates(now, translate),
    offer: offerFixture(now, translate),
    winners: winnersFixture(now, translate),
    ready: claimables(now, translate),
    card: cardFixture(now, translate),
  }))
  const { draws, earned, next, huge } = card
  const empty = {
    items: [],
    draws: [],
    earned: null,
    next: null,
    hasClaimed: false,
    isClaiming: false,
    pressed: null,
    onClaim: nothing,
    onOpen: nothing,
  }
  return (
    <StateGroup>
      <State id="slide-offer">
        <ul>
          <OfferSlide offer={offer} />
        </ul>
      </State>
      <State id="slide-offer-with-proof">
        <ul>
          <OfferSlide
            offer={offer}
            lastDay={{ rewards: 1200, amount: { amount: '18240', unit: 'USDT' } }}
            participants={3874}
          />
        </ul>
      </State>
      {banners.map(({ id, data }) => (
        <State key={id} id={`slide-${id}`}>
          <ul>
            <ActivitySlide banner={bannerFixture(data)} activity={data} audience={null} />
          </ul>
        </State>
      ))}
      <State id="slide-without-activity">
        <ul>
          <LinkSlide
            audience={null}
            banner={{
              id: 'house',
              image: 'horn',
              title: t('title'),
              subtitle: t('description'),
              link: { webUrl: '/rewards' },
            }}
          />
        </ul>
      </State>
      <State id="visitor">
        <VisitorOffer offer={offer} />
      </State>
      <State id="visitor-without-offer">
        <ReadyForYouVisitor />
      </State>
      <State id="winners">
        <WinnersStrip items={winners} lastDay={null} />
      </State>
      <State id="winners-with-sum">
        <WinnersStrip items={winners} lastDay={{ rewards: 1200, amount: { amount: '18240', unit: 'USDT' } }} />
      </State>
      <State id="promises">
        <Promises />
      </State>
      <State id="ready">
        <ReadyForYouCard {...empty} items={ready} draws={[draws]} next={next} />
      </State>
      <State id="ready-one">
        <ReadyForYouCard {...empty} items={ready.slice(0, 1)} next={next} />
      </State>
      <State id="ready-claiming">
        <ReadyForYouCard
          {...empty}
          items={ready.slice(0, 1)}
          isClaiming
          pressed={ready[0] ? claimKey(ready[0].task) : null}
        />
      </State>
      <State id="ready-huge">
        <ReadyForYouCard {...empty} items={[huge]} />
      </State>
      <State id="ready-none">
        <ReadyForYouCard {...empty} />
      </State>
      <State id="ready-first-tasks">
        <ReadyForYouCard {...empty} next={next} />
      </State>
      <State id="ready-all-claimed">
        <ReadyForYouCard {...empty} earned={earned} hasClaimed next={next} />
      </State>
      <State id="ready-all-done">
        <ReadyForYouCard {...empty} earned={earned} hasClaimed />
      </State>
      <State id="ready-loading">
        <FixtureWorld answers={{}}>
          <ReadyForYouLive welcome={null} drawActivities={[]} server={null} />
        </FixtureWorld>
      </State>
      <State id="ready-failed">
        <FixtureWorld answers={failing}>
          <ReadyForYouLive welcome={null} drawActivities={[]} server={null} />
        </FixtureWorld>
      </State>
    </StateGroup>
  )
}
