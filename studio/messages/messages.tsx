import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { lazy } from 'react'
import { definePlugin, type LayoutProps, type ToolMenuProps, useClient } from 'sanity'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { LazyTool } from '../LazyTool.tsx'
import { setToken } from './api.ts'
import { useStatus } from './status.ts'
import { messagesRouter } from './useMessagesUrl.ts'

const NAME = 'messages'
const MessagesTool = lazy(() => import('./MessagesTool.tsx'))

function LazyMessagesTool() {
  return (
    <LazyTool loading="Loading messages…">
      <MessagesTool />
    </LazyTool>
  )
}

/** Sets the token here, because below 900 px the tool menu is rendered only while it is open. */
function LayoutWithToken({ renderDefault, ...props }: LayoutProps) {
  setToken(useClient({ apiVersion: API_VERSION }).config().token)
  return renderDefault({ ...props, renderDefault })
}

/** The Studio's tools, with the number of messages that are not handled yet. */
function ToolMenuWithCount({ renderDefault, tools, ...props }: ToolMenuProps) {
  const status = useStatus()
  const open = status?.access === 'granted' ? status.open : 0
  const counted = tools.map((tool) =>
    tool.name === NAME && open > 0 ? { ...tool, title: `Messages (${open})` } : tool,
  )
  return renderDefault({ ...props, renderDefault, tools: counted })
}

/** The inbox for visitors' messages. Its code is loaded when it is opened. */
export const messages = definePlugin({
  name: NAME,
  tools: [
    {
      name: NAME,
      title: 'Messages',
      icon: EnvelopeIcon,
      component: LazyMessagesTool,
      router: messagesRouter,
    },
  ],
  studio: { components: { layout: LayoutWithToken, toolMenu: ToolMenuWithCount } },
})
