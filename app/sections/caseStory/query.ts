import { richTextFragment } from '../../content/fragments.ts'

export const caseStoryFragment = /* groq */ `
  _type == "caseStory" => { chapters[]{ _key, title, body${richTextFragment} } }`
