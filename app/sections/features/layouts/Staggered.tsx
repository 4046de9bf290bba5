import { ContentImage } from '../../../content/ContentImage.tsx'
import { Heading } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { Bar, Figure, ItemPicture, Items } from './staggeredStyles.ts'

/** Three items at different heights, with pictures or bars. */
export function Staggered({ data }: SectionProps<'features'>) {
  return (
    <HeadedSection data={data} ground="raffia">
      <Items>
        {data.items?.map((item) => (
          <Item key={item._key} item={item} />
        ))}
      </Items>
    </HeadedSection>
  )
}

type ItemData = NonNullable<SectionData<'features'>['items']>[number]

function Item({ item }: { item: ItemData }) {
  const { title, text, picture, slip, percent } = item
  return (
    <li>
      {picture?.asset && (
        <ItemPicture>
          <ContentImage value={picture} width={510} sizes="(max-width:900px) 100vw, 510px" />
        </ItemPicture>
      )}
      <Heading as="h3" $size="d4">
        {title}
      </Heading>
      <p>{text}</p>
      {slip?.cells?.length ? (
        <Figure>
          {slip.cells.map(({ _key, label, value }) => (
            <span key={_key}>
              <b>{label}</b>
              {value}
            </span>
          ))}
          {percent !== null && (
            <Bar $alarming={slip.state === 'fault'} style={{ '--length': `${percent}%` }} />
          )}
        </Figure>
      ) : null}
    </li>
  )
}
