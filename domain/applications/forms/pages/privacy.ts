import type { FormContext } from '#domain/applications/form-context.ts'

/** The wording above the last button. Not a consent, because reading a request needs none. */
export function privacy({ rules }: FormContext, purpose: string, months = rules.retentionMonths): string {
	return `${purpose} If nothing comes of it, we delete it ${months} month${months === 1 ? '' : 's'} after we have answered you and closed it.`
}
