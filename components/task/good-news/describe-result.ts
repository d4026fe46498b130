import { figureOf } from '#components/share/share-subject.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import type { GoodNewsDescription } from './describe-good-news.ts'
import type { GoodNewsContext } from './use-good-news-context.ts'

/** The last place with a medal. */
const LAST_MEDAL = 3

/** An activity's final result (design §13): a medal, gold for a prize, else the activity's own scene. */
export function describeResult(result: ShownResult, context: GoodNewsContext): GoodNewsDescription {
  const { title, sentence, figure, line = null, isWon, place, facts, more } = result
  const { activity, t, showSection, showRewards, openShare, close } = context
  const done = { label: t('moment.done'), onPress: close }
  const seeMore = more ? [{ label: more.label, onPress: () => showSection(more.sectionId) }] : []
  const seeRewards = { label: t('task.see_rewards'), onPress: showRewards ?? close }
  const [first, ...others] = isWon ? [seeRewards, ...seeMore, done] : [...seeMore, done]
  const heading = t(place ? 'share.title_place' : 'share.title_reward')
  const poster = figureOf(figure, t(place ? 'share.lead_place' : 'share.lead_got'), context)
  const told = { ...poster, unit: poster.unit ?? line }
  const gold = { scene: 'gold', figure, line, icon: 'trophy' } as const
  const won = place && place.rank <= LAST_MEDAL ? ({ scene: 'medal', place: place.rank } as const) : gold
  return {
    figure: isWon ? won : { scene: 'poster', activity },
    title,
    sentence,
    facts: { place, values: facts },
    share:
      isWon && activity
        ? {
            label: heading,
            figure: poster.amount,
            unit: poster.unit,
            onPress: () => openShare({ figure: told, isGold: !place, heading }),
          }
        : null,
    actions: [first, ...others],
  }
}
