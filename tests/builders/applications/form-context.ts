import type { Dog, Role } from '#content/model/content.ts'
import { createFormContext, type FormContext } from '#domain/applications/form-context.ts'
import { someContent } from '../content/content.ts'
import { someOptions } from '../content/options.ts'

/** A charity on Saturday 21 November 2026, with the given dogs and roles. */
export function someFormContext({ dogs = [], roles = [] }: { dogs?: Dog[]; roles?: Role[] } = {}): FormContext {
	const options = someOptions()
	options.site.legal = {
		...options.site.legal,
		registeredName: 'Fairlead Dog Rescue',
		charityNumber: '0000000',
		address: 'Mill Lane, Thornford',
	}
	return createFormContext(
		someContent({ options, dogs, roles }),
		'https://www.fairlead.example',
		Date.UTC(2026, 10, 21, 9),
	)
}
