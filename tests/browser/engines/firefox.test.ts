import { openFirefox } from './firefoxWindow.ts'
import { firefox } from './installed.ts'
import { testEngine } from './testEngine.ts'

testEngine(firefox, openFirefox)
