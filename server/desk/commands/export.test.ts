import { expect, test } from 'vitest'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { freshStore } from '#tests/records/stores.ts'
import type { Call } from '../command.ts'
import { exportCommand } from './export.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

async function aStore() {
	const store = await freshStore('sqlite')
	const answers = {
		firstName: 'Zoë',
		lastName: 'O’Brien, "Zo"',
		line1: '12 Mill Lane',
		line2: 'Flat 2',
		county: '',
		postcode: 'SA14 8NN',
		marketing: ['email', 'sms'],
		why: '=HYPERLINK("http://evil.example")\r\nand a second line',
		allergies: 'PRIVATE',
	}
	const phone = '+44 1632 960 001'
	const flags = [
		{ text: 'Fence 90 cm; Biscuit needs 150 cm', isSensitive: false },
		{ text: 'PRIVATE flag', isSensitive: true },
	]
	await accept(store, aSubmission({ answers, flags, phone, name: '@SUM(A1)', email: 'zoe@example.org' }), () => [], NOW)
	const plain = { topic: 'other', name: 'Sam Taylor', why: 'Sundays?' }
	await accept(
		store,
		aSubmission({ form: 'contact', about: 'Juno', name: 'Sam Taylor', answers: plain }),
		() => [],
		NOW,
	)
	return store
}

function run(store: Store, values: Call['values'] = {}) {
	const describe = async ({ answers }: Submission) =>
		Object.entries(answers)
			.filter(([, value]) => value !== '')
			.map(([field, value]) => ({
				field,
				section: '',
				label: `Your ${field}`,
				value: String(value),
				isSensitive: field === 'allergies',
			}))
	const desk = {
		store,
		now: NOW,
		timezone: 'Europe/London',
		dataDir: '',
		content: someContent(),
		siteUrl: 'https://www.fairlead.example',
		describe,
		close: async () => {},
	}
	return exportCommand.run(desk, { positionals: [], values })
}

/** Parses RFC 4180, independently of the code under test. */
function parsed(csv: string): Record<string, string>[] {
	const rows = [...csv.matchAll(/(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/g)].reduce<string[][]>(
		(lines, [piece]) => {
			const cell = piece.replace(/,$|\r\n$/, '').replace(/^"([\s\S]*)"$/, (_, inner) => inner.replaceAll('""', '"'))
			lines.at(-1)?.push(cell)
			if (piece.endsWith('\r\n')) lines.push([])
			return lines
		},
		[[]],
	)
	const [titles = [], ...records] = rows.slice(0, -1)
	return records.map((cells) => Object.fromEntries(titles.map((title, n) => [title, cells[n] ?? ''])))
}

test('a CSV file has every answer and no cell that a spreadsheet would run', async () => {
	const { file = '', note } = await run(await aStore())
	const [zoe, sam] = parsed(file)
	expect(zoe).toMatchObject({
		form: 'adoption',
		name: "'@SUM(A1)",
		email: 'zoe@example.org',
		phone: '="+44 1632 960 001"',
		'Your why (why)': '\'=HYPERLINK("http://evil.example")\nand a second line',
		'Your allergies (allergies)': 'PRIVATE',
		'to check': 'Fence 90 cm; Biscuit needs 150 cm; PRIVATE flag',
	})
	expect(sam).toMatchObject({ form: 'contact', 'Your why (why)': 'Sundays?', 'Your allergies (allergies)': '' })
	expect(file.replaceAll(/=""[^"]*""/g, '')).not.toMatch(/(^|,|\n)"?[=+@]/)
	expect(note).toContain('health and history')
})

test('the file for Animal Shelter Manager has its field names and no answers about health', async () => {
	const { file = '' } = await run(await aStore(), { asm: true })
	expect(file.split('\r\n')[0]?.split(',').sort()).toEqual(
		[
			'firstname lastname address town county postcode mobiletelephone emailaddress reserveanimalname',
			'gdprcontactoptin dateofbirthperson comments',
		]
			.join(' ')
			.split(' ')
			.sort(),
	)
	const [zoe, sam] = parsed(file)
	expect(zoe).toMatchObject({
		firstname: 'Zoë',
		lastname: 'O’Brien, "Zo"',
		address: '12 Mill Lane, Flat 2',
		postcode: 'SA14 8NN',
		mobiletelephone: '+44 1632 960 001',
		emailaddress: 'zoe@example.org',
		reserveanimalname: 'Biscuit',
		gdprcontactoptin: 'email,sms',
		dateofbirthperson: '',
	})
	expect(zoe?.comments).toMatch(
		/^ADP-.*\(adoption\)\nTo check: Fence 90 cm; Biscuit needs 150 cm\n[\s\S]*Your why: =HYPERLINK/,
	)
	// A question about a dog reserves no dog.
	expect(sam).toMatchObject({
		firstname: '',
		lastname: 'Sam Taylor',
		reserveanimalname: '',
		gdprcontactoptin: 'declined',
	})
	expect(file).not.toContain('PRIVATE')
})

test('--bom begins the file with a byte order mark', async () => {
	const store = await aStore()
	expect((await run(store, { bom: true })).file?.startsWith('\uFEFFreference,')).toBe(true)
	expect((await run(store)).file?.startsWith('reference,')).toBe(true)
})
