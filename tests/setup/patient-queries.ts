import { configure } from '@testing-library/react'
import { PATIENCE_MS } from './patience.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })
