import { answerPresses } from './answers.ts'
import { turnSlides } from './carousel.ts'
import { readServerTime, startClocks } from './clocks.ts'
import {
  allowOwnScripts,
  followTheme,
  markApp,
  markInvite,
  markSession,
  queueAppMessages,
  rememberJoin,
} from './first-paint.ts'
import { keepPresses } from './presses.ts'
import { hearFirstSign, startScripts, startWorker } from './start.ts'
import { enableStyles } from './styles.ts'

// The script of every page's head (decision 0044). Each part runs although another one has failed.
for (const part of [
  allowOwnScripts,
  queueAppMessages,
  followTheme,
  markSession,
  markInvite,
  markApp,
  readServerTime,
  startClocks,
  turnSlides,
  rememberJoin,
  answerPresses,
  hearFirstSign,
  enableStyles,
  keepPresses,
  startScripts,
  startWorker,
])
  try {
    part()
  } catch {
    // Storage or an interface of the browser is missing: the page works without this part.
  }
