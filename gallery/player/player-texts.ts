import type { Moment, Persona } from '@fanfare/kernel/state-player/choices.ts'

/** For developers, so not translated. */
export const PERSONA_TEXTS: Record<Persona, [name: string, line: string]> = {
  visitor: ['Visitor', 'not logged in'],
  new: ['New user', 'just registered'],
  joined: ['Joined', 'has done nothing yet'],
  half: ['Half way', 'half of the tasks, half of what counts'],
  done: ['Everything done', 'nothing claimed yet'],
  claimed: ['Claimed', 'every reward claimed, every draw used'],
  flagged: ['Flagged', 'everything done, then found to have several accounts'],
  'market-maker': ['Market maker', 'everything done, but nothing counts'],
  agent: ['Agent', 'the agent of the demonstration'],
}

export const MOMENT_TEXTS: Record<Moment, string> = {
  now: 'As it is now',
  before: '1 h before the start',
  started: 'Just started',
  middle: 'In the middle',
  'last-hour': 'Last hour',
  ended: 'Ended, results on the way',
  settled: 'Ended, results final',
}

/** The most frequent refusals, explained for a choice; other codes are in npm run docs -- calls. */
export const REFUSED_TEXTS: Record<string, string> = {
  '51002': 'The activity has not started: before the start only visitor, new user and agent are possible.',
  '51003': 'The activity has ended, or its end has been played before: choose another activity, or a visitor.',
  '51004': 'This persona may not join this activity, for example because it has joined another one that excludes it.',
  '51052': 'The captcha has expired; try again.',
  '51050': 'There is no such account: the agent comes with SEED=demo.',
  '40400': 'The gateway’s clock cannot be moved: start with ALLOW_CLOCK=1.',
  network: 'The gateway did not answer in time; try again.',
  form: 'Choose a persona and an activity first.',
}
