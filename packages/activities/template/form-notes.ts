import { formWords } from '@fanfare/contract/staff/product-words.ts'
import { FIELD_NOTES } from './field-notes.ts'
import { noteOf } from './template-writer.ts'

/** The notes of a form where those of a file speak of YAML, commands or documents, by the field's path. */
const OF_A_FORM: Readonly<Record<string, string>> = {
  art: 'Own pictures instead of a scene: 1600 × 800 pixels or more, twice as wide as high.',
  timeZone: 'A name such as Europe/Berlin. Days of daily tasks begin at midnight there.',
  listed: 'Without a mark it opens by its address, but is in no list.',
  cancelled: 'Called off. What was earned can still be claimed.',
  'audience.identityNeeded': 'Only users with a verified identity.',
  'audience.regionsExcluded': 'Two letters of each country, such as DE.',
  'audience.list': 'Only users of this list, which is uploaded under Audiences.',
  airdrop: 'With a task to hold an asset: its announced snapshots, in hours after the start.',
  sectionImages: 'With a landing page: the drawn scene of each section, by its key.',
  tasks: 'At most 50, in the order of the page.',
  'tasks.*.operator': 'All are read as “at least”.',
  'tasks.*.target': 'Money in USDT for volumes, deposits, earnings and holdings, a count for the rest; left out: once.',
  'tasks.*.reward': 'It can be held for hours after the claim, and can expire days after the grant.',
  'tasks.*.action': 'Where the button leads, in the app and elsewhere; left out: where the type is done.',
  'prizes.*.stock': 'How many there are; left empty: no limit. The budget must cover them.',
  'prizes.*.fallback': 'The prize that is paid once the stock is gone; left empty: none.',
  'prizes.*.reward': 'Left out: no prize, without a stock.',
  'board.tracks': 'The first one, over the whole activity, pays the places. Followers and leads rank by copied orders.',
  'budget.*.unit': 'USDT or a coin, “DRAW” for draws, or the name of a physical item.',
  'texts.*.rules': 'Who may join, what counts, what you get, limits and deadlines. Markdown.',
  'teams.captainShare': 'The captain’s part of the prize, 0.2 for a fifth; all members share the rest by volume.',
}

/** The notes of a form by the field's path, with the words of the form. */
export const formNotes = (): Record<string, string> =>
  Object.fromEntries(Object.keys(FIELD_NOTES).map((path) => [path, OF_A_FORM[path] ?? formWords(noteOf(path)[0])]))
