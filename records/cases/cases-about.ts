import type { Store } from '../store/open-store.ts'

/** Form and dog or role of cases, by their reference; without those that are deleted. */
export async function casesAbout({ db }: Pick<Store, 'db'>, references: readonly string[]) {
	if (references.length === 0) return new Map<string, { form: string; about: string }>()
	const rows = await db
		.selectFrom('submission')
		.select(['reference', 'form', 'about'])
		.where('reference', 'in', [...new Set(references)])
		.execute()
	return new Map(rows.map(({ reference, form, about }) => [reference, { form, about }]))
}
