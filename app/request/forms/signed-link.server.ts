import type { RouterContextProvider } from 'react-router'
import { createFormContext } from '#domain/applications/form-context.ts'
import { contentContext, siteContext } from '../content.server.ts'
import { recordsContext } from '../records.server.ts'

/** What a page needs to check and carry out a link of an email that is signed with the form secret. */
export function signedLinkOf(context: Readonly<RouterContextProvider>, url: URL) {
	const [content, now] = [context.get(contentContext), Date.now()]
	const { store, formSecret } = context.get(recordsContext)
	return {
		store,
		formSecret,
		content,
		now,
		key: url.searchParams.get('key') ?? '',
		formContext: createFormContext(content, context.get(siteContext).url, now),
	}
}
