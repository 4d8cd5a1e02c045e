import type { Content, Role } from '#content/model/content.ts'
import { formLink } from '#lib/open-forms.ts'
import { firstPromise, helpPage } from '../help-page.server.ts'
import type { RoleRow } from './role-list.tsx'
import type { VolunteeringData } from './volunteering.tsx'

/**
 * The volunteering page: the roles directly below its head, then the first cards or text, then the other sections in their
 * order.
 */
export function volunteeringPage(content: Content): VolunteeringData {
	const { head, sections } = helpPage(content, 'waystohelp/volunteering', 'Volunteer')
	const promise = firstPromise(sections)
	return {
		...head,
		open: openRoles(content.roles).map(roleRow),
		full: byTitle(content.roles)
			.filter((role) => !role.open)
			.map(({ slug, title }) => ({ slug, title })),
		promise,
		others: sections.filter((section) => section !== promise),
		form: formLink({ text: 'Offer to help', url: '/apply/volunteering/start' }, content),
	}
}

/** Open roles in alphabetical order. */
export function openRoles(roles: readonly Role[]): Role[] {
	return byTitle(roles).filter((role) => role.open)
}

export function roleRow({ slug, title, excerpt, place, hours, minimumAge, picture }: Role): RoleRow {
	return { slug, title, excerpt, place, hours, age: ageRule(minimumAge), picture }
}

/** "18 and over". */
export function ageRule(minimumAge: number | null): string {
	return minimumAge === null || minimumAge <= 0 ? '' : `${minimumAge} and over`
}

function byTitle(roles: readonly Role[]): Role[] {
	return roles.toSorted((a, b) => a.title.localeCompare(b.title))
}
