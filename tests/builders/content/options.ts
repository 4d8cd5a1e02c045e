import type { GeneralOptions } from '#content/model/content.ts'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'

/** General options with a phone number, an email address and the given fields. */
export function someOptions(known: Partial<GeneralOptions> = {}): GeneralOptions {
	return {
		...structuredClone(EMPTY_OPTIONS),
		email: 'hello@fairlead.example',
		site: {
			...structuredClone(EMPTY_OPTIONS.site),
			name: 'Fairlead',
			url: 'https://www.fairlead.example',
			phone: '01632 960 144',
		},
		...known,
	}
}
