import { richTextFragment } from '../../content/fragments.ts'
import { frameFragment } from '../frameFragment.ts'

export const textBlockFragment = /* groq */ `
  _type == "textBlock" => { ${frameFragment}, body${richTextFragment} }`
