import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { styled } from 'styled-components'
import { groundStyles } from '../design/ground.ts'
import { Container } from '../design/layout/layout.ts'
import { below } from '../design/media.ts'
import { stories } from '../design/stories.ts'
import type { StoryState } from '../design/story.ts'
import { typeStyles } from '../design/text/styles.ts'
import { Heading, Lead, Text } from '../design/text/text.ts'
import { token, tokenValues } from '../design/tokens.ts'
import { loadNotFound } from '../pages/gallery/loadNotFound.ts'
import { metaDescriptors } from '../pages/head/metaDescriptors.ts'
import { PageView } from '../pages/PageView.tsx'

/** For developers: without `GALLERY=1` its path is found only in development. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.services.gallery) return loadNotFound(context)
  // Read here, because no other page needs the values in the browser.
  return { colours: Object.entries(tokenValues).filter(([, value]) => value.startsWith('#')) }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded && 'head' in loaded
    ? metaDescriptors(loaded.head)
    : [{ title: 'Component gallery' }, { name: 'robots', content: 'noindex' }]

const Sheet = styled(Container)`
  padding-block: ${token('s8')} ${token('s10')};
`

const Contents = styled.nav`
  ${typeStyles.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s2')} ${token('s5')};
  margin: ${token('s6')} 0 ${token('s7')};
`

const Row = styled.section`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: ${token('s6')};
  padding-block: 36px;
  border-top: 1px solid ${token('line')};
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('s4')};
  }
`

const Description = styled.div`
  display: grid;
  gap: ${token('s2')};
  align-content: start;
`

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('s5')};
`

const State = styled.figure`
  flex: 1 1 auto;
  min-width: min(100%, 120px);
  max-width: 100%;
`

const Stage = styled.div<{ $ground: StoryState['ground'] }>`
  ${({ $ground }) => groundStyles($ground)}
  ${({ $ground }) => $ground !== 'paper' && `padding:${token('s5')};`}
`

const Caption = styled.figcaption`
  margin-bottom: ${token('s2')};
  color: ${token('muted')};
  font-size: ${token('fs-xs')};
`

const Swatches = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s4')};
`

const Swatch = styled.li`
  width: 168px;
  border: 1px solid ${token('line')};
  background: ${token('white')};
  color: ${token('ink')};
  font-size: ${token('fs-sm')};
  line-height: 1.3;
  &::before {
    content: '';
    display: block;
    height: 72px;
    background: var(--swatch);
  }
  > div {
    padding: ${token('s2')} ${token('s3')};
  }
`

/** The colours, read from the token contract. */
function Palette({ colours }: { colours: [string, string][] }) {
  return (
    <Row id="tokens" aria-labelledby="tokens-title">
      <Description>
        <Heading id="tokens-title" $size="d4">
          Colour
        </Heading>
        <Text $small $muted>
          Grounds, inks, threads and states. Signal is for fills only.
        </Text>
      </Description>
      <Swatches>
        {colours.map(([name, value]) => (
          <Swatch key={name} style={{ '--swatch': value }}>
            <div>
              {name}
              <br />
              {value}
            </div>
          </Swatch>
        ))}
      </Swatches>
    </Row>
  )
}

export default function Gallery() {
  const loaded = useLoaderData<typeof loader>()
  if ('head' in loaded) return <PageView loaded={loaded} />
  return (
    <Sheet as="main" id="main">
      <Heading as="h1" $size="d1">
        Component gallery
      </Heading>
      <Contents aria-label="Components">
        {stories.map(({ folder, story }) => (
          <a key={folder} href={`#${folder}`}>
            {story.title}
          </a>
        ))}
      </Contents>
      <Palette colours={loaded.colours} />
      {stories.map(({ folder, story }) => (
        <Row key={folder} id={folder} aria-labelledby={`${folder}-title`}>
          <Description>
            <Heading id={`${folder}-title`} $size="d4">
              {story.title}
            </Heading>
            <Text $small $muted>
              {story.about}
            </Text>
          </Description>
          <States>
            {story.states.map(({ name, ground, element }) => (
              <State key={name} data-state={`${folder}/${name}`}>
                <Caption>{name}</Caption>
                <Stage $ground={ground}>{element}</Stage>
              </State>
            ))}
          </States>
        </Row>
      ))}
      <Lead $muted>End of the gallery.</Lead>
    </Sheet>
  )
}
