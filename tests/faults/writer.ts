/*
 * One process that writes, for the fault tests to kill: node writer.ts DATA_DIR DATABASE_URL|- burst|count|fill|endure
 *
 * It first prints what is there (`OPEN {json}`), then, in a burst, the id of each submission once `accept` has resolved, with the
 * times (milliseconds since 1970) at which it was sent and accepted.
 */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '../builders/applications/submission.ts'
import { EMAILS_EACH } from './emails-each.ts'

const [dataDir = '', databaseUrl = '-', mode = 'count'] = process.argv.slice(2)
const WRITERS = 40

const store = await openStore({
	dataDir,
	databaseUrl: databaseUrl === '-' ? null : databaseUrl,
	onLostConnection: () => {},
})
say(`OPEN ${JSON.stringify(await whatIsThere(store))}`)
if (mode === 'burst') await Promise.all(Array.from({ length: WRITERS }, burst))
if (mode === 'fill') await fill()
if (mode === 'endure') await Promise.all(Array.from({ length: WRITERS }, endure))
await store.close()

async function burst() {
	for (;;) say(await send())
}

/** Like the site: rejected submissions are not accepted, and the next visitor is served. */
async function endure() {
	for (;;) {
		try {
			say(await send())
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 50))
		}
	}
}

/** Writes until the disk rejects ten times, prints that, and continues until it accepts again. */
async function fill() {
	for (let refused = 0; refused < 10; ) {
		try {
			say(await send())
		} catch {
			refused += 1
		}
	}
	say('FULL')
	for (;;) {
		try {
			say(await send())
			return say('ACCEPTED AGAIN')
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 50))
		}
	}
}

async function send() {
	const idempotencyKey = randomUUID()
	const answers = { why: 'x'.repeat(Math.floor(Math.random() * 3000)) }
	const emails = Array.from({ length: EMAILS_EACH }, (_, number) => ({ channel: 'email', payload: { number } }))
	const sentAt = Date.now()
	await accept(store, aSubmission({ idempotencyKey, answers }), () => emails, sentAt)
	return `${idempotencyKey} ${sentAt} ${Date.now()}`
}

async function whatIsThere({ db, engine }: Store) {
	const rows = await db.selectFrom('submission').select('idempotency_key').execute()
	const { emails } = await db
		.selectFrom('delivery')
		.select((eb) => eb.fn.countAll<number>().as('emails'))
		.executeTakeFirstOrThrow()
	const check =
		engine === 'sqlite' ? (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows : []
	return {
		keys: rows.map((row) => row.idempotency_key),
		emails: Number(emails),
		check: check[0]?.integrity_check ?? 'ok',
	}
}

function say(line: string) {
	writeSync(1, `${line}\n`)
}
