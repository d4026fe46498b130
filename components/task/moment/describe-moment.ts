import type { Moment } from '#store/slices/moment.ts'
import { claimNews } from './claim-news.tsx'
import { drawNews } from './draw-news.tsx'
import { joinNews } from './join-news.tsx'

/** A draw; else joining until the first claim, then the claims. */
export function describeMoment({ draw, claimed }: Moment): typeof claimNews {
  if (draw) return drawNews
  return claimed.length > 0 ? claimNews : joinNews
}
