import { expect, test } from 'vitest'
import { TEXT_KEYS } from '#components/site/download/download-texts.ts'
import { ACTIVITY_GROUPS, ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { REBATE_REASONS } from '@fanfare/contract/agent/agent.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { REASON_CODES } from '@fanfare/contract/enumerations.ts'
import { MESSAGE_KIND_NAMES } from '@fanfare/contract/message/message-kinds.ts'
import { SIGN_IN_FAULTS } from '@fanfare/contract/session/player-sign-in.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { REWARD_TABS } from '#lib/task/reward-list.ts'
import { REWARD_WORDS } from '#lib/task/reward-word.ts'
import { isTest, sourceFiles, type SourceFile } from '../../fixtures/source-files.ts'

const words = (text: string): string[] => text.split(' ')
const methods = ['email', 'mobile']
const ofKinds = (...heads: string[]): string[] =>
  heads.flatMap((head) => words('trade deposit transfer friend other').map((kind) => `${head}_${kind}`))

/** Composed keys (`step_${name}`): their prefix, and their possible suffixes. */
const BUILT: Record<string, readonly string[]> = {
  'reason.': REASON_CODES.map((reason) => reason.toLowerCase()),
  'reason_value.': [
    ...ofKinds('before_join', 'before_window', 'after_window'),
    ...words('not_joined zero_fee stable_pair internal_transfer bonus_fee market_maker kyc_needed not_enough'),
  ],
  'fact.': words('buy sell trade copy deposit withdrawal transfer position holding share friend other'),
  'code.': Object.values(CODES).flatMap(({ code }) => (Number(code) === 0 ? [] : [code])),
  'activity_type.': [...Object.values(ACTIVITY_TYPES).map(({ textKey }) => textKey), 'event'],
  'activity_verb.': [
    ...Object.values(ACTIVITY_TYPES).flatMap(({ verbs }) => Object.values(verbs)),
    'see_tasks',
    'see_my_tasks',
  ],
  'activity.group.': Object.values(ACTIVITY_GROUPS),
  'account.provider_': SIGN_IN_FAULTS.filter((fault) => fault !== 'often'),
  'security.reset_': words('missing over'),
  'session.': words('ended_title ended_message app_title app_message'),
  'state.': words('upcoming ongoing ended settling settled'),
  'promo.': words('applied_title switch_title refused_title closed_title soon_title apply_title'),
  'bonus.got_none_': words('deposit volume'),
  'bonus.': words(
    'reached next needs_both needs_deposit needs_volume first_both first_deposit first_volume next_both next_deposit next_volume',
  ),
  'bonus.counts_': words('spot futures copy'),
  'competition.hash_': words('row rows snapshot previous'),
  'competition.step_': words('place place_bad hash hash_bad link link_bad'),
  'team.': [
    ...words('decline remove hand_over').flatMap((change) =>
      words('named title message').map((part) => `${change}_${part}`),
    ),
    ...words(
      'accept accept_named decline hand_over remove join join_named use_key use_key_named ask ask_named leave close',
    ),
    ...words('join ask leave close').flatMap((change) => [`${change}_title`, `${change}_message`]),
    ...words('copy_key copy_link key link choose_open_line choose_key_line choose_approval_line'),
  ],
  'team.filter_': words('free open'),
  'team.access_': words('open key approval'),
  'team.choose_': words('open key approval'),
  'team.tab_': words('search key'),
  'team.phase_': words('recruit recruit_line join join_line compete compete_line settle settle_line'),
  'fairness.row_': words('wrong'),
  'copy.if_': words('loss profit manual').flatMap((end) => [end, `${end}_line`, `${end}_result`]),
  'copy.sort_': words('fall return places'),
  'copy.board_': words('return followers'),
  'event.reason_': words('fees products support trust time other'),
  'messages.quiet_': words('from until'),
  'countdown.': words(
    'starts_at ended_at ends_at days hours minutes days_label hours_label minutes_label seconds_label',
  ),
  'moment.': words('trial trial_until coupon coupon_until'),
  'task.word.': REWARD_WORDS,
  'task.part_': words('claimed ready open missed'),
  'task.cost_': words('free fees'),
  'activity_proof.': words('claimed ready open'),
  'rewards.word_': REWARD_WORDS,
  'rewards.kind_': REWARD_WORDS,
  'rewards.note_granted_': REWARD_WORDS,
  'rewards.tab_': REWARD_TABS,
  'rewards.none_': REWARD_TABS,
  'rewards.step_': words(
    'earned won claim_by hold held review address yours granted confirmed delayed arrived ready in_use use_by expires expired used',
  ),
  'message.': MESSAGE_KIND_NAMES.flatMap((kind) => [`${kind}_title`, `${kind}_text`]),
  'mail.': words(
    'password_reset password_changed new_login factor_on factor_off factor_removal factor_removed',
  ).flatMap((kind) => words('subject text button after').map((part) => `${kind}_${part}`)),
  'messages.tab_': words('all reward activity account agent'),
  'messages.none_': words('all reward activity account agent'),
  'messages.why_': words('reward activity account agent'),
  'agent.frame.tab_': words('overview rebate referral performance sub_agent'),
  'agent.frame.refused_title_': words('not_agent not_found suspended other'),
  'agent.frame.refused_text_': words('not_found suspended other'),
  'agent.apply.': words('hint_channel hint_link error_channel error_link error_country'),
  'agent.apply.field_': words('channel link'),
  'agent.campaigns.state_': words('ongoing upcoming ended suspended'),
  'agent.overview.status_': words('registered verified deposited traded'),
  'agent.overview.new_': words('share trade paid').flatMap((step) => [step, `${step}_text`]),
  'agent.chart.': words('direct sub'),
  'agent.filter.': words('min max registered product source code status verified'),
  'agent.filter.period_': words('today yesterday 7d 30d 90d month last_month custom'),
  'agent.filter.product_': words('spot futures copy'),
  'agent.filter.source_': words('direct sub'),
  'agent.performance.': words('registered first_deposit first_trade volume rebate up down down_amount same new'),
  'agent.rebate.': words('volume fee rebate'),
  'agent.rebate.reason_': REBATE_REASONS.map((reason) => reason.toLowerCase()),
  'competition.': words('up down'),
  'competition.market_': words('spot futures copy'),
  'compound.change_': words('roi_up roi_down roi_void roi_counts streak_void streak_counts'),
  'agent.rebate.step_': words('fee deducted bonus coupon discount maker paid_fee rate result cap'),
  'agent.referral.': words('note tag'),
  'agent.referral.stage_': words('traded deposited verified registered'),
  'agent.': [
    ...words('overview rebate referral performance').map((tab) => `${tab}.subtitle`),
    ...words('settled pending none').map((status) => `rebate.status_${status}`),
    ...words('traded deposited verified registered').map((status) => `referral.status_${status}`),
  ],
  'agent.referral.band_': words('under_100 100_1k 1k_10k 10k_50k over_50k'),
  'agent.code.error_': words('label_missing label_long share_invalid share_high code_invalid code_taken limit'),
  'agent.code.figure_': words('visits registered first_deposit first_trade converted rebate'),
  'agent.code.field_': words('share code'),
  'agent.code.hint_': words('share code'),
  'agent.statement.': words(
    'day lines settled fee bonus_fee rebate clawed_back carried_in paid carried matches differs how_mac how_linux how_windows',
  ),
  'agent.sub.by_': words('level you us'),
  'agent.target.': words('rebate first_trades volume'),
  'agent.target.field_': words('rebate first_trades volume'),
  'agent.target.hint_': words('rebate first_trades volume'),
  'agent.target.error_': words('amount people high'),
  'address.': words('name phone line1 line2 postal_code city region'),
  'share.format_': words('tall square wide'),
  'fairness.check_': words('done failed open seed table draws stock log'),
  'fairness.step_': words('sealed sealed_line fixed fixed_line revealed revealed_line'),
  'fairness.col_': words('draw time user nonce seed rolled paid check prize weight odds stock fallback expected'),
  'fairness.when_': words('sealed sealed_line start start_line end reveal reveal_line'),
  'fairness.': words(
    'file_checking none_title none_line verified_title verified_line ready_title ready_line why_title why_text limits_title limits_text',
  ),
  'fairness.failed_': words('seed table log number nonce rolled paid'),
  'fairness.table_': words('stated checked wrong'),
  'copy.state_': words('open paid paying waiting used_up void'),
  'download.feature.': [...Object.values(TEXT_KEYS), 'stay_logged_in'],
  'download.target.': Object.values(TEXT_KEYS),
  'account.': words('wrong_email wrong_mobile region'),
  'account.method_': methods,
  'account.submit_': words('login register'),
  'account.not_kept_': words('login register'),
  'account.error_exists_': methods,
  'account.error_': words(
    'email_missing email_invalid mobile_missing mobile_invalid password_missing password_long password_common invalid terms_missing',
  ),
  'account.demo_': words('visitor user agent'),
  'account.captcha_': words(
    'idle checking checked expired refused failed idle_line checking_line checked_line expired_line',
  ),
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, found = '']) => found)

/** Possible prefixes of a file's keys: none, or the namespaces that the file uses. */
const namespacesOf = (text: string): string[] => [
  '',
  ...all(text, /(?:[ue]\w*Translations\(|namespace: )'([\w.]+)'/g).map((namespace) => `${namespace}.`),
]

const inEvery = (namespaces: readonly string[], keys: readonly string[]): string[] =>
  namespaces.flatMap((namespace) => keys.map((key) => namespace + key))

/** All keys that the quoted words of a file can name; no file uses a key outside of these. */
const namedBy = ({ text }: SourceFile): string[] => inEvery(namespacesOf(text), all(text, /['`]([\w.]+)['`]/g))
const begunBy = ({ text }: SourceFile): string[] => inEvery(namespacesOf(text), all(text, /`([a-z_.]+)\$\{/g))

const unused = (keys: Iterable<string>, files: readonly SourceFile[]): string[] => {
  const used = new Set(files.flatMap(namedBy))
  for (const [head, ends] of Object.entries(BUILT)) for (const end of ends) used.add(head + end)
  return [...keys].filter((key) => !used.has(key))
}

const english = flattenMessages(loadMessages('en'))
/** The developers' pages of states show texts of the product; their own use of a key does not count. */
const DEVELOPERS = /^gallery\/|^app\/\[locale\]\/dev\/|\.states\.tsx$/
const files = sourceFiles(/\.tsx?$/).filter(({ path }) => !isTest(path) && !DEVELOPERS.test(path))

test('[LOC-5] the product uses every text', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(unused(english.keys(), files)).toEqual([])
})

test('[LOC-5] every composed key has its text, and its prefix is in the sources', () => {
  const keys = Object.entries(BUILT).flatMap(([head, ends]) => ends.map((end) => head + end))
  expect(keys.filter((key) => !english.has(key))).toEqual([])
  const begun = new Set(files.flatMap(begunBy))
  expect(Object.keys(BUILT).filter((head) => !begun.has(head))).toEqual([])
})

test('[LOC-5] the check finds an unused text', () => {
  const file = { path: 'a.tsx', text: "const t = useTranslations('task'); t('to_go'); u('rules')" }
  expect(unused(['task.to_go', 'task.period.after', 'activity.rules', 'reason.sold_out'], [file])).toEqual([
    'task.period.after',
    'activity.rules',
  ])
})
