import { pictureFragment } from '../../content/fragments.ts'

export const statementReadersFragment = /* groq */ `
  _type == "statementReaders" => {
    heading,
    readers[]{ _key, title, text, percent, alarming, figure{ title, text }, picture{ ${pictureFragment} } }
  }`
