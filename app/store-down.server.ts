import type { RouterContextProvider } from 'react-router'
import { contentContext, siteContext } from './content.server.ts'
import { cannotOpenLink, type NotNow } from './features/applications/not-now.server.ts'
import { worldOf } from './features/applications/world.server.ts'
import { errorLogContext } from './request.server.ts'

interface Asked {
	context: Readonly<RouterContextProvider>
	url: URL
}

/** The page in the place of what a letter's link leads to, while the store cannot be asked. The failure is logged. */
export function linkDown({ context, url }: Asked, error: unknown, retryUrl = url.pathname + url.search): NotNow {
	context.get(errorLogContext)(error, url.pathname)
	const { charity } = worldOf(context.get(contentContext), context.get(siteContext).url, Date.now())
	return cannotOpenLink(charity, retryUrl)
}
