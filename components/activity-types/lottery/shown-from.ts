/** A smaller count of people or prizes makes an activity look empty (voice, "Numbers"). */
export const SHOWN_FROM = 20
