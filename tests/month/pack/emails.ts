import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEmails, type SentEmail } from '../run/mailbox.ts'
import type { Stage } from '../stage.ts'
import { slugOf } from './month-end.ts'

/** Every email of the month as text, and one of each kind as it looks. */
export async function writeEmails(folder: string, { month, camera }: Stage) {
	const emails = await readEmails(month)
	const kinds = new Set<string>()
	for (const [at, email] of emails.entries()) {
		const isSignIn = /is your code for/.test(email.subject)
		const place = join(folder, 'emails', isSignIn ? 'desk-sign-in' : '')
		mkdirSync(place, { recursive: true })
		const day = email.date.slice(0, 10)
		const to = email.to.split('@')[0] ?? ''
		const name = `${String(at + 1).padStart(3, '0')}-${day}-${slugOf(to)}-${slugOf(email.subject).slice(0, 60)}`
		writeFileSync(join(place, `${name}.txt`), textOf(email))
		const kind = kindOf(email)
		if (!email.html || kinds.has(kind)) continue
		kinds.add(kind)
		await camera.email(email.html, `picture-${slugOf(kind).slice(0, 60)}-${at + 1}.png`)
	}
}

function textOf({ date, from, to, subject, text }: SentEmail): string {
	return `Date: ${date}\nFrom: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`
}

/** The subject without what differs between two emails of a kind. */
function kindOf({ subject }: SentEmail): string {
	return subject
		.replace(/ - .*$/, '')
		.replace(/£[\d.,]+|\d+/g, '')
		.trim()
}
