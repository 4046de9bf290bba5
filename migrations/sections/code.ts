import { given, type SectionMappings } from './mapping.ts'

export const codeMappings: SectionMappings = {
  meterToken: ({ token, ...old }) => ({
    ...old,
    ...given('code', token),
    _type: 'code',
    layout: 'groups',
  }),

  senderName: ({ senderName, ...old }) => ({
    ...old,
    ...given('code', senderName),
    _type: 'code',
    layout: 'tiled',
  }),
}
