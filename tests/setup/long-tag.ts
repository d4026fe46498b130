/** The tag of tests that run in `npm test -- long` and not in `npm test`. */
export const LONG = { name: 'long', description: 'Runs in `npm test -- long`, each night and before a release.' }
