import { richTextFragment } from '../../content/fragments.ts'

export const caseStudyChaptersFragment = /* groq */ `
  _type == "caseStudyChapters" => { chapters[]{ _key, title, body${richTextFragment} } }`
