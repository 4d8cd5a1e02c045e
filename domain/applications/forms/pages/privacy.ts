import type { FormContext } from '#domain/applications/form-context.ts'

/** Words above the last button. Not a consent: the law lets a charity read what it is asked to read. */
export function privacy({ rules }: FormContext, purpose: string, months = rules.retentionMonths): string {
	return `${purpose} If nothing comes of it we delete it after ${months} month${months === 1 ? '' : 's'}.`
}
