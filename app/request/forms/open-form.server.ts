import { createContext, data, type RouterContextProvider } from 'react-router'
import { createFormContext, type FormContext } from '#domain/applications/form-context.ts'
import { FORM_IDS, formFor } from '#domain/applications/forms/all-forms.ts'
import type { Form, FormId } from '#domain/forms/form.ts'
import { areFormsOpen } from '#lib/open-forms.ts'
import { type Draft, findDraft } from '#records/drafts/drafts.ts'
import { isMovedDraft } from '#records/drafts/replaced-keys.ts'
import { readDraftKey } from '../../features/applications/draft-cookie.server.ts'
import { contentContext, siteContext } from '../content.server.ts'
import { failedValidation } from '../missing/not-found.ts'
import { recordsContext } from '../records.server.ts'
import { errorLogContext } from '../request.server.ts'

/** The newsletter has a page of its own. */
const JOURNEYS = FORM_IDS.filter((id) => id !== 'newsletter')

/** Set by an action that found errors; the loader of the same request says so in the title. */
export const foundErrorsContext = createContext(false)

interface FormRequest {
	context: Readonly<RouterContextProvider>
	request: Request
	params: { form: string }
	/** The loader's `url` argument. */
	url: URL
}

interface OpenForm {
	form: Form
	formContext: FormContext
	now: number
	/** "/apply/adoption" */
	base: string
	/** Null without answers, or when they have expired. */
	draft: (Draft & { key: string }) | null
	/** The cookie of a device whose draft moved when its link was opened on another. */
	movedKey: string | null
	/** The draft lookup failed: there may be one. */
	isStoreDown: boolean
	/** No staff address is configured. */
	isClosed: boolean
}

/**
 * Loads the form of a URL with this device's draft. An unknown form is failed validation: a 404. Without the store it
 * throws an error page.
 */
export async function openForm(asked: FormRequest): Promise<OpenForm> {
	const opened = await openFormEvenIfClosed(asked)
	if (opened.isStoreDown) throw data({ message: 'The answers cannot be reached' }, { status: 503 })
	return opened
}

/** For pages that work without the store: they show the submitted answers again. */
export async function openFormEvenIfClosed({ context, request, params, url }: FormRequest): Promise<OpenForm> {
	const id = JOURNEYS.find((known) => known === params.form)
	if (!id) throw failedValidation(url.pathname)
	const now = Date.now()
	const content = context.get(contentContext)
	const formContext = createFormContext(content, context.get(siteContext).url, now)
	const form = {
		form: formFor(id, formContext),
		formContext,
		now,
		base: `/apply/${id}`,
		isClosed: !areFormsOpen(content),
	}
	try {
		return { ...form, ...(await draftOf(context, request, id, now)), isStoreDown: false }
	} catch (error) {
		context.get(errorLogContext)(error, url.pathname)
		return { ...form, draft: null, movedKey: null, isStoreDown: true }
	}
}

async function draftOf(context: Readonly<RouterContextProvider>, request: Request, form: FormId, now: number) {
	const key = await readDraftKey(request, form, context.get(siteContext).url)
	if (!key) return { draft: null, movedKey: null }
	const { store } = context.get(recordsContext)
	const draft = await findDraft(store, key, form, now)
	if (!draft) return { draft: null, movedKey: (await isMovedDraft(store, key, form, now)) ? key : null }
	return { draft: { ...draft, key }, movedKey: null }
}
