import type { RouterContextProvider } from 'react-router'
import { createFormContext } from '#domain/applications/form-context.ts'
import { cannotOpenLink, type StoreUnavailable } from '../features/applications/store-unavailable.server.ts'
import { contentContext, siteContext } from './content.server.ts'
import { errorLogContext } from './request.server.ts'

interface Asked {
	context: Readonly<RouterContextProvider>
	url: URL
}

/** The page in the place of what a letter's link leads to, while the store cannot be asked. The failure is logged. */
export function linkDown(
	{ context, url }: Asked,
	error: unknown,
	retryUrl = url.pathname + url.search,
): StoreUnavailable {
	context.get(errorLogContext)(error, url.pathname)
	const { charity } = createFormContext(context.get(contentContext), context.get(siteContext).url, Date.now())
	return cannotOpenLink(charity, retryUrl)
}
