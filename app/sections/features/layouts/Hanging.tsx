import { ContentImage } from '../../../content/ContentImage.tsx'
import { Heading, Text } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { Beam, Tab } from './hangingStyles.ts'

/** Pictures that hang from one beam, each a little lower than the one before. */
export function Hanging({ data }: SectionProps<'features'>) {
  return (
    <HeadedSection data={data}>
      <Beam>
        {data.items?.map(({ _key, title, text, picture }) => (
          <Tab key={_key}>
            <ContentImage value={picture} width={440} />
            <Heading as="h3" $size="d4">
              {title}
            </Heading>
            <Text>{text}</Text>
          </Tab>
        ))}
      </Beam>
    </HeadedSection>
  )
}
