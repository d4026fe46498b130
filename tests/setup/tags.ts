/** The tags of tests that `npm test` leaves out. */
export const TAGS = [
  { name: 'long', description: 'Runs in `npm test -- long` and in `npm test -- all`.' },
  { name: 'night', description: 'Runs in `npm test -- night` alone.' },
]
