import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { Notes, Token } from './groupsStyles.ts'

/** A code in its groups, one group at a time easy to read out. */
export function Groups({ data }: SectionProps<'code'>) {
  const groups = data.code?.split(' ') ?? []
  return (
    <HeadedSection data={data} ground="ink">
      <Token>
        {groups.map((group, index) => [
          index > 0 && ' ',
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the code
          <b key={index}>{group}</b>,
        ])}
      </Token>
      <Notes>
        {data.notes?.map(({ _key, title, text }) => (
          <li key={_key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Notes>
    </HeadedSection>
  )
}
