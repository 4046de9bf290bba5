import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { documentActions, newDocumentOptions } from './desk/singletons.ts'
import { structure } from './desk/structure.ts'
import { createLakeClientFactory } from './lakeClient.ts'

const lakeUrl = `${location.origin}/lake`

/** The Studio on the embedded Content Lake, at `/studio` of the same origin. */
export default defineConfig({
  name: 'default',
  title: 'Nsaa',
  basePath: '/studio',
  projectId: 'local',
  dataset: 'production',
  apiHost: lakeUrl,
  unstable_clientFactory: createLakeClientFactory(lakeUrl),
  // Signed in is whom the lake knows; there is no other sign-in provider.
  auth: { loginMethod: 'cookie', providers: [] },
  plugins: [structureTool({ title: 'Content', structure })],
  schema: { types: schemaTypes },
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
