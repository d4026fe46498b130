/** A smaller number of people, prizes or draws makes an activity look empty, and a place among them unimportant (voice, "Numbers"). */
export const SHOWN_FROM = 20
