import { PlayIcon } from '@sanity/icons/Play'
import { defineField } from 'sanity'
import { defineSection } from './defineSection.ts'
import { pictureField } from './fields.ts'

/** A picture or a video on its own. The video is a file of this site: no third-party player. */
export const media = defineSection({
  name: 'media',
  title: 'Picture or video',
  icon: PlayIcon,
  group: 'text',
  keywords: ['image', 'photo', 'film', 'movie', 'clip'],
  layouts: [
    { name: 'column', title: 'As wide as the text' },
    { name: 'wide', title: 'From edge to edge' },
  ],
  heading: 'optional',
  fields: [
    { ...pictureField, description: 'For a video, the picture shown until it is played.' },
    defineField({
      name: 'video',
      title: 'Video',
      type: 'file',
      description: 'An MP4 or WebM file. If empty, only the picture is shown.',
      options: { accept: 'video/mp4,video/webm' },
    }),
    defineField({
      name: 'captions',
      title: 'Video captions',
      type: 'file',
      description: 'A WebVTT file with what is said and heard, for people who cannot hear it.',
      options: { accept: '.vtt,text/vtt' },
      hidden: ({ parent }) => !Object(parent).video,
      validation: (rule) =>
        rule.custom((captions, { parent }) => {
          const { video, silent } = Object(parent)
          return captions || !video || silent === true
            ? true
            : 'Add video captions, or turn on “The video has no speech” below.'
        }),
    }),
    defineField({
      name: 'silent',
      title: 'The video has no speech',
      type: 'boolean',
      hidden: ({ parent }) => !Object(parent).video,
    }),
    defineField({
      name: 'caption',
      title: 'Caption below the picture or video',
      type: 'string',
      validation: (rule) => rule.max(160),
    }),
  ],
})
