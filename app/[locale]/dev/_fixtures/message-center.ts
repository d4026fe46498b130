import type { CallData } from '@fanfare/contract/define-call.ts'
import { titleKeyOf, type MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { ParamsOf } from '@fanfare/contract/message/message-params.ts'
import type { pushDetail } from '@fanfare/contract/message/push-detail.ts'
import { DAY, HOUR, MINUTE, usdt, type Translate } from './fixture.ts'

export type MessageFixture = CallData<typeof pushDetail>

/** Messages of every type, newest first, the first three unread; the last one is of a type that the site does not know. */
export function messageFixtures(now: number, translate: Translate): MessageFixture[] {
  const known = <Kind extends MessageKind>(
    type: string,
    kind: Kind,
    age: number,
    params: ParamsOf<Kind>,
    more: Partial<MessageFixture> = {},
  ): MessageFixture => ({
    id: `fixture-${kind}`,
    type,
    titleKey: titleKeyOf(kind),
    params,
    title: '',
    excerpt: '',
    readAt: now - MINUTE,
    createdAt: now - age,
    link: { webUrl: '/rewards' },
    body: [],
    ...more,
  })
  const welcome = translate('activity_type.new_user')
  const draw = translate('activity_type.lottery')
  const cup = translate('activity_type.personal_trading')
  const unread = { readAt: null }
  return [
    known(
      'REWARD',
      'reward_claimable',
      7 * MINUTE,
      { reward: usdt('10'), activity: welcome, date: now + 5 * DAY },
      unread,
    ),
    known('REWARD', 'reward_held', 3 * HOUR, { reward: { count: 2 }, activity: draw, date: now + DAY }, unread),
    known('ACTIVITY', 'place_won', 6 * HOUR, { rank: 1480, activity: cup }, unread),
    known('REWARD', 'claim_expired', DAY, { reward: usdt('200'), activity: welcome, date: now - DAY }),
    known('ACTIVITY', 'team_requested', 2 * DAY, { team: 'Monsoon Desk', activity: cup }),
    known('AGENT', 'rebates_settled', 8 * DAY, { amount: usdt('64.20'), date: now - 8 * DAY }),
    {
      ...known('MAINTENANCE', 'activity_settled', 9 * DAY, {}),
      id: 'fixture-unknown',
      titleKey: null,
      title: translate('unavailable.title'),
      excerpt: translate('unavailable.text'),
      link: null,
    },
  ]
}
