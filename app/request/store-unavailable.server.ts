import type { RouterContextProvider } from 'react-router'
import { charityFrom } from '#domain/charity/charity.ts'
import { cannotOpenLink, type StoreUnavailable } from '../features/applications/store-unavailable.server.ts'
import { contentContext, siteContext } from './content.server.ts'
import { errorLogContext } from './request.server.ts'

interface FormRequest {
	context: Readonly<RouterContextProvider>
	url: URL
}

/** The page for an email's link while the store is unavailable. Logs the failure. */
export function linkDown(
	{ context, url }: FormRequest,
	error: unknown,
	retryUrl = url.pathname + url.search,
): StoreUnavailable {
	context.get(errorLogContext)(error, url.pathname)
	const charity = charityFrom(context.get(contentContext), context.get(siteContext).url)
	return cannotOpenLink(charity, retryUrl)
}
