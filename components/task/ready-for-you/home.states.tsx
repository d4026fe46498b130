import { GatewaySlide, OfferSlide } from '#components/activity/banner/activity-slide.tsx'
import { Promises } from '#components/site/promises/promises.tsx'
import { bannerFixture, bannerStates, cardFixture, offerFixture, winnersFixture } from '#gallery/fixtures/home.ts'
import { claimables } from '#gallery/fixtures/tasks.ts'
import { each, fail, inWorld, nothing, type StateContext } from '#gallery/parts/states.tsx'
import { claimKey } from '../claim/claim.ts'
import { WinnersStrip } from '../winners/winners-strip.tsx'
import { ReadyForYouCard, ReadyForYouLive } from './ready-for-you-live.tsx'
import { ReadyForYouVisitor, VisitorOffer } from './visitor-offer.tsx'

const LAST_DAY = { rewards: 1200, amount: { amount: '18240', unit: 'USDT' } }
const EMPTY = {
  items: [],
  draws: [],
  earned: null,
  next: null,
  hasClaimed: false,
  isClaiming: false,
  pressed: null,
  claim: nothing,
  onOpen: nothing,
}

export function states({ t }: StateContext) {
  const offer = offerFixture(t)
  const winners = winnersFixture(t)
  const ready = claimables(t)
  const { draws, earned, next, huge } = cardFixture(t)
  const card = (more?: Partial<Parameters<typeof ReadyForYouCard>[0]>) => <ReadyForYouCard {...EMPTY} {...more} />
  const items = ready.slice(0, 1)
  const live = <ReadyForYouLive welcome={null} drawActivities={[]} server={null} />
  const house = {
    id: 'house',
    image: 'horn',
    title: t('home.title'),
    subtitle: t('home.description'),
    link: { webUrl: '/rewards' },
  }
  return {
    ...each(
      {
        offer: <OfferSlide offer={offer} />,
        'offer-with-proof': <OfferSlide offer={offer} lastDay={LAST_DAY} participants={3874} />,
        ...each(bannerStates(t), (activity) => <GatewaySlide banner={bannerFixture(activity)} activity={activity} />),
        'without-activity': <GatewaySlide banner={house} />,
      },
      (slide) => <ul>{slide}</ul>,
      'slide-',
    ),
    visitor: <VisitorOffer offer={offer} />,
    'visitor-without-offer': <ReadyForYouVisitor />,
    winners: <WinnersStrip items={winners} lastDay={null} />,
    'winners-with-sum': <WinnersStrip items={winners} lastDay={LAST_DAY} />,
    promises: <Promises />,
    ready: card({ items: ready, draws: [draws], next }),
    'ready-one': card({ items, next }),
    'ready-claiming': card({ items, isClaiming: true, pressed: items[0] ? claimKey(items[0].task) : null }),
    'ready-huge': card({ items: [huge] }),
    'ready-none': card(),
    'ready-first-tasks': card({ next }),
    'ready-all-claimed': card({ earned, hasClaimed: true, next }),
    'ready-all-done': card({ earned, hasClaimed: true }),
    'ready-loading': inWorld(live),
    'ready-failed': inWorld(live, { claimable: fail }),
  }
}
