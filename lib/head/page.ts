import { answerPresses } from './answers.ts'
import { runEach } from './early.ts'
import { paintFirst, rememberJoin } from './first-paint.ts'
import { keepPresses } from './presses.ts'
import { hearFirstSign, startScripts, startWorker } from './start.ts'
import { enableStyles } from './styles.ts'

// The script of every page's head (decision 0044).
runEach([paintFirst, rememberJoin, answerPresses, hearFirstSign, enableStyles, keepPresses, startScripts, startWorker])
