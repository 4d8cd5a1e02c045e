import { FORM_IDS } from '#domain/applications/forms/all-forms.ts'
import { findDraft } from '#records/drafts/drafts.ts'
import { hashKey } from '#records/drafts/keys.ts'
import type { Store } from '#records/store/open-store.ts'
import { readDraftKey } from '../../features/applications/draft-cookie.server.ts'
import { findCheckoutDraft } from '../../features/shop/checkout/checkout-draft.server.ts'

interface DraftLookup {
	store: Store
	siteUrl: string
	now: number
}

/** The stored draft of a request, for rate limiting. */
export async function draftOfRequest(
	request: Request,
	{ store, siteUrl, now }: DraftLookup,
): Promise<string | undefined> {
	const { pathname } = new URL(request.url)
	if (pathname.startsWith('/checkout/')) {
		const { draft } = await findCheckoutDraft(request, store, siteUrl, now)
		return draft ? hashKey(draft.key) : undefined
	}
	const [, named] = /^\/apply\/(\w+)\//.exec(pathname) ?? []
	const form = FORM_IDS.find((id) => id === named)
	const key = form ? await readDraftKey(request, form, siteUrl) : null
	if (!form || !key) return undefined
	return (await findDraft(store, key, form, now)) ? hashKey(key) : undefined
}
