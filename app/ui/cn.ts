import { type ClassNameValue, createTailwindMerge } from 'tailwind-merge'
import { classGroups, conflictingClassGroups } from './class-groups.ts'

export const CLASS_MERGE_CACHE_ENTRIES = 500

const merge = createTailwindMerge(() => ({
	cacheSize: CLASS_MERGE_CACHE_ENTRIES,
	theme: {},
	classGroups,
	conflictingClassGroups,
	conflictingClassGroupModifiers: {},
	orderSensitiveModifiers: ['before', 'after', '*', 'file', 'placeholder', 'selection', 'marker', 'backdrop'],
}))

/** Joins class names; of conflicting ones the last wins. */
export function cn(...classes: ClassNameValue[]): string {
	return merge(...classes)
}
