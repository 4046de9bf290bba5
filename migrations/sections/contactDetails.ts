import type { SectionMappings } from './mapping.ts'

export const contactDetailsMappings: SectionMappings = {
  phoneDesk: (old) => ({ ...old, _type: 'contactDetails' }),
}
