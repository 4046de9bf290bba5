import { checks } from './checks.ts'
import { licence } from './licence.ts'
import { slips } from './slips.ts'

export const articles = [licence, slips, checks]
