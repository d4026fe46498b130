import { readStored } from '../stored.ts'

/** The key in this tab's session storage (spec §3). */
export const TIP_KEY = 'fanfareTranslationTip'

/** Whether the reader has chosen the original. Every activity page loads this, so the record is not parsed. */
export const showsOriginal = () => readStored(TIP_KEY, 'sessionStorage')?.includes('"original"') === true
