import { countClicks } from './count-clicks.ts'

// A script of its own, outside production only, because production's pages need none of it. It counts from the first click on, which a
// person may make before other code is there.
countClicks()
