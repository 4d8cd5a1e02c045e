import { expect } from 'vitest'
import type { NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept, type DeliveriesOf } from '#records/submissions/accept.ts'
import { WIDTH, widthOf } from '#server/desk/output/plain-text.ts'
import { runDesk } from '#server/desk/run-desk.ts'
import { someContent } from '../content/content.ts'
import { aDog } from '../content/dog.ts'
import { someOptions } from '../content/options.ts'
import { aSubmission } from './submission.ts'

export const NOW = Date.UTC(2026, 10, 21, 9)
export const oneEmail = () => [{ channel: 'email', payload: { to: 'sam@example.org' } }]

/** A desk whose forms have two answers, one about health. */
export function aDesk(store: Store) {
	return async (...args: string[]) => {
		const result = { code: 0, out: '', err: '', files: new Map<string, string>() }
		const open = async () => ({
			store,
			dataDir: '',
			now: NOW,
			timezone: 'Europe/London',
			siteUrl: 'https://www.fairlead.example',
			content: someContent({ options: someOptions(), notificationEmail: 'office@fairlead.example', dogs: [aDog()] }),
			describe: async ({ answers }: { answers: Record<string, unknown> }) =>
				Object.entries(answers).map(([field, value]) => ({
					field,
					section: 'Your home',
					label: `What of ${field}?`,
					value: String(value),
					isSensitive: field === 'allergies',
				})),
			close: async () => {},
		})
		result.code = await runDesk(args, open, {
			out(text) {
				result.out += text
			},
			err(text) {
				result.err += text
			},
			save: (path, text) => void result.files.set(path, text),
		})
		return result
	}
}

export function send(store: Store, changes: Partial<NewSubmission> = {}, deliveriesOf: DeliveriesOf = oneEmail) {
	const answers = { firstName: 'Sam', lastName: 'Taylor', home: 'house', allergies: 'yes, badly' }
	return accept(store, aSubmission({ answers, ...changes }), deliveriesOf, NOW)
}

export function expectToFit(text: string) {
	for (const line of text.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(WIDTH)
}
