import { pictureFragment } from '../../content/fragments.ts'

export const timelineFragment = /* groq */ `
  _type == "timeline" => {
    unitLabel,
    weeks,
    weeksOver,
    labels,
    marked,
    items[]{ _key, title, text, at, value, thread, time, side, note },
    picture{ ${pictureFragment} },
    note,
    summary{ title, text }
  }`
