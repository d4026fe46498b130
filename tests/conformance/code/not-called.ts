/**
 * Code that the product does not call yet, with the screen or setting that will: a whole file by its path, one export
 * as `path#export`, a setting by its name. Empty when the product is complete.
 */
export const NOT_CALLED_YET: Readonly<Record<string, string>> = {}

/** Code that only tests and tools call, with the reason why it is not in a test folder. */
export const FOR_TESTS_ONLY: Readonly<Record<string, string>> = {
  'packages/gateway/agents/db/agent-referral-list.ts#listReferrals':
    'the two readings of a list as one, whose batches a test compares with the whole',
  'packages/kernel/theme/tokens.ts#OVERLAY':
    'UI-2: the browser tests hold the sizes, which the stylesheets have as numbers',
  'gallery/fixtures/mutations.ts': 'spoils the fixtures beside it, one field at a time',
  'packages/runner/processes/processes.ts#secondsOfEnded':
    'reads /proc as its neighbours do, for the steps of npm test',
  'store/slices/theme.ts#selectIsDarkMode': 'reads a value that the page takes from the attribute of <html>',
  'store/slices/theme.ts#selectLanguage': 'reads a value that the page takes from its address',
}
