/** The shipped content has no open position. */
export const OPEN_POSITION = {
  _id: 'engineer',
  _type: 'jobPosition',
  category: 'Engineering',
  title: 'Payments engineer',
  company: 'Nsaa',
  location: 'Accra',
  workType: 'Full time',
  description: 'Build payments.',
  applicationEmail: 'jobs@nsaa.example',
  order: 1,
}
