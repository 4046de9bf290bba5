import { webkit } from './installed.ts'
import { testEngine } from './testEngine.ts'
import { openWebkit } from './webkitWindow.ts'

testEngine(webkit, openWebkit)
