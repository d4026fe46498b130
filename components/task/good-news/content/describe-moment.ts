import type { Moment } from '#store/slices/moment.ts'
import { claimNews } from './claim-news.tsx'
import { drawNews } from './draw-news.tsx'
import { joinNews } from './join-news.tsx'
import { resultNews } from './result-news.tsx'

/** A draw, a result; else joining until the first claim, then the claims. */
export function describeMoment({ draw, result, claimed }: Moment): typeof claimNews {
  if (draw) return drawNews
  if (result) return resultNews
  return claimed.length > 0 ? claimNews : joinNews
}
