import { Button } from '../button/Button.tsx'
import { type Ground, grounds } from '../ground.ts'
import { defineStory, type Story } from '../story.ts'
import { Heading, Text } from '../text/text.ts'
import { TextLink } from '../textLink/TextLink.tsx'
import { Actions, Beam, Container, Grid, Section } from './layout.ts'

function GroundSample({ ground }: { ground: Ground }) {
  return (
    <Section $ground={ground} $flush>
      <Container>
        <Beam />
        <Grid>
          <div style={{ gridColumn: '1 / 6', paddingBlock: 24 }}>
            <Heading $size="d4" as="h3">
              {ground}
            </Heading>
            <Text $small $muted>
              Quieter words
            </Text>
          </div>
          <div style={{ gridColumn: '6 / -1', paddingBlock: 24 }}>
            <Actions>
              <TextLink href="#layout" icon="arrow-right">
                Follow
              </TextLink>
              <Button href="#layout" look="line" size="small">
                Line
              </Button>
            </Actions>
          </div>
        </Grid>
      </Container>
    </Section>
  )
}

export const story: Story = defineStory(
  'Layout and grounds',
  'Container, Section, Grid, Beam and Actions. A section sets its ground; its children adapt.',
  GroundSample,
  grounds.map((ground) => ({ name: ground, props: { ground } })),
)
