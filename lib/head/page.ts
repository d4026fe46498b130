import { answerPresses } from './answers.ts'
import { turnSlides } from './carousel.ts'
import { readServerTime, startClocks } from './clocks.ts'
import { runEach } from './early.ts'
import { paintFirst, rememberJoin } from './first-paint.ts'
import { handOverFields } from './fields.ts'
import { keepPresses } from './presses.ts'
import { showLeaving } from './leaving.ts'
import { hearFirstSign, startScripts, startWorker } from './start.ts'
import { enableStyles } from './styles.ts'

// The script of every page's head (decision 0014).
runEach([
  paintFirst,
  readServerTime,
  startClocks,
  rememberJoin,
  answerPresses,
  turnSlides,
  hearFirstSign,
  enableStyles,
  keepPresses,
  handOverFields,
  showLeaving,
  startScripts,
  startWorker,
])
