import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { documentActions } from './desk/documentActions.ts'
import { newDocumentOptions } from './desk/singletons.ts'
import { structure } from './desk/structure.ts'
import { createLakeClientFactory } from './lakeClient.ts'
import { withSectionPicker } from './sectionPicker.ts'
import { SessionEndNotice, sessionEnd } from './sessionEnd.tsx'
import { templates } from './templates.ts'

const lakeUrl = `${location.origin}/lake`

/** The Studio on the embedded Content Lake, at `/studio` of the same origin. */
export default defineConfig({
  name: 'default',
  title: 'Nsaa',
  basePath: '/studio',
  projectId: 'local',
  dataset: 'production',
  apiHost: lakeUrl,
  unstable_clientFactory: createLakeClientFactory(lakeUrl, {
    onSignedOut: () => location.assign('/studio'),
    onExpired: sessionEnd.expire,
  }),
  // Signed in is whom the lake knows; the host's own page is where one signs in.
  auth: {
    loginMethod: 'cookie',
    redirectOnSingle: true,
    providers: [{ name: 'key', title: 'Studio key', url: '/studio/sign-in' }],
  },
  studio: { components: { layout: SessionEndNotice } },
  plugins: [structureTool({ title: 'Content', structure })],
  schema: { types: withSectionPicker(schemaTypes), templates },
  document: {
    actions: documentActions,
    newDocumentOptions,
    comments: { enabled: false },
  },
  // These need services that only the hosted lake has.
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
})
