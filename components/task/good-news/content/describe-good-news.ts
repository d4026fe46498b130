import type { GoodNews } from '#store/slices/good-news.ts'
import { claimContent } from './claim-content.tsx'
import { drawContent } from './draw-content.tsx'
import { joinContent } from './join-content.tsx'
import { resultContent } from './result-content.tsx'

/** A draw, a result; else joining until the first claim, then the claims. */
export function describeGoodNews({ draw, result, claimed }: GoodNews): typeof claimContent {
  if (draw) return drawContent
  if (result) return resultContent
  return claimed.length > 0 ? claimContent : joinContent
}
