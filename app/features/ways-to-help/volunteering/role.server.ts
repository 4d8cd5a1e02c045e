import type { Content, Role } from '#content/model/content.ts'
import { personOfForm, stepsOfForm } from '#domain/pages/steps-of-form.ts'
import { formLink } from '#lib/open-forms.ts'
import { escapeHtml } from '#lib/text/html.ts'
import type { RoleData } from './role.tsx'
import { ageRule, openRoles, roleRow } from './volunteering.server.ts'

/** One row of cards. */
const MAX_OTHER_ROLES = 3

/** Expects sanitised HTML. */
const QUOTATION = /<blockquote[^>]*>([\s\S]*?)<\/blockquote>/

export function roleView(role: Role, content: Content): RoleData {
	const [quotation = '', voice = ''] = QUOTATION.exec(role.html) ?? []
	return {
		slug: role.slug,
		title: role.title,
		lede: role.excerpt && `<p>${escapeHtml(role.excerpt)}</p>`,
		description: role.excerpt,
		picture: role.picture,
		html: role.html.replace(quotation, ''),
		voice,
		isOpen: role.open,
		place: role.place,
		hours: role.hours,
		age: ageRule(role.minimumAge),
		skills: role.skills,
		form: formLink(
			role.open
				? { text: 'Offer to help', url: `/apply/volunteering/start?role=${encodeURIComponent(role.slug)}` }
				: { text: 'Offer to help elsewhere', url: '/apply/volunteering/start' },
			content,
		),
		phone: content.options?.site.phone ?? '',
		host: personOfForm(content, 'volunteering'),
		steps: stepsOfForm(content, 'volunteering').map(({ title, note }) => ({ title, note })),
		others: otherRoles(role, content).slice(0, MAX_OTHER_ROLES).map(roleRow),
	}
}

/** The open roles that follow in the list, and then those before, so that each page offers others. */
function otherRoles({ id, title }: Role, content: Content): Role[] {
	const open = openRoles(content.roles).filter((other) => other.id !== id)
	const next = open.findIndex((other) => other.title.localeCompare(title) > 0)
	return next < 0 ? open : [...open.slice(next), ...open.slice(0, next)]
}
