import type { Role } from '#content/model/content.ts'
import { anItem } from './item.ts'

/** An open role. */
export function aRole(known: Partial<Role> = {}): Role {
	return { ...anItem(known.id ?? 701), place: '', hours: '', minimumAge: null, skills: [], open: true, ...known }
}
