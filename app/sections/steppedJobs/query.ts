export const steppedJobsFragment = /* groq */ `
  _type == "steppedJobs" => { heading, jobs[]{ _key, title, text } }`
