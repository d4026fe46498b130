import type { Moment } from '#store/slices/moment.ts'
import { claimNews } from './claim-news.tsx'
import { drawNews } from './draw-news.tsx'
import { joinNews } from './join-news.tsx'
import { placeNews } from './place-news.tsx'

/** A draw, a final place; else joining until the first claim, then the claims. */
export function describeMoment({ draw, place, claimed }: Moment): typeof claimNews {
  if (draw) return drawNews
  if (place) return placeNews
  return claimed.length > 0 ? claimNews : joinNews
}
