import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { formLink } from '#lib/open-forms.ts'
import type { RingFirstData } from '../view/form-sidebar.tsx'

/** What cannot wait for a reply, and what has a form of its own, above the contact form; null for nothing of it. */
export function ringFirst({ charity: { phone } }: FormContext, content: Content): RingFirstData | null {
	const forms = [
		{ text: 'I’ve found a dog', url: '/apply/found/start' },
		{ text: 'I can’t keep my dog', url: '/apply/surrender/start' },
	]
	const links = forms.map((form) => formLink(form, content)).filter((link) => link !== null)
	return phone || links.length > 0 ? { phone, links } : null
}
