import type { Content, Role } from '#content/model/content.ts'
import { formLink } from '#lib/open-forms.ts'
import type { RoleData } from './role.tsx'
import { ageRule, openRoles } from './volunteering.server.ts'

export function roleView(role: Role, content: Content): RoleData {
	return {
		slug: role.slug,
		title: role.title,
		excerpt: role.excerpt,
		description: role.excerpt,
		picture: role.picture,
		html: role.html,
		isOpen: role.open,
		facts: [
			{ label: 'Where', value: role.place },
			{ label: 'When', value: role.hours },
			{ label: 'Age', value: ageRule(role.minimumAge) },
		].filter(({ value }) => value !== ''),
		skills: role.skills,
		form: formLink(
			role.open
				? { text: 'Offer to help', url: `/apply/volunteering/start?role=${encodeURIComponent(role.slug)}` }
				: { text: 'Offer to help elsewhere', url: '/apply/volunteering/start' },
			content,
		),
		phone: content.options?.site.phone ?? '',
		others: openRoles(content.roles)
			.filter(({ id }) => id !== role.id)
			.map(({ slug, title, place }) => ({ slug, title, place })),
	}
}
