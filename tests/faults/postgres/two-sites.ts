import { randomInt, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn, type Seen } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import type { Loss } from '../child.ts'
import type { PostgresServer } from './postgres-server.ts'

const VISITORS = 8
const [BEFORE_RESTART_MS, BEFORE_KILL_MS, AFTER_KILL_MS] = [3000, 4000, 4000]
/** The lease of the killed site's deliveries is two minutes. */
const ALL_DELIVERED_WITHIN_MS = 240_000
const PATIENCE_MS = 30_000
/** "ASK-7K3F-2M" */
const REFERENCE = /[A-Z]{3}-[\dA-Z]{4}-[\dA-Z]{2}/

interface TwoSites extends Loss {
	/** How often a visitor was rejected and tried again. */
	refused: number
	/** Emails sent more than once with the same id: a process died between sending and storing. */
	sentAgain: number
}

/**
 * Two built sites on one PostgreSQL and one mail server, with continuous visitors. PostgreSQL restarts, one site is killed, and its
 * visitors continue at the other.
 */
export async function killOneOfTwo(server: PostgresServer): Promise<TwoSites> {
	const mail = await startMailServer()
	// Without emails of other tests.
	const databaseUrl = await server.newDatabase('two_sites')
	const settings = {
		...SMALL_CHARITY,
		DATABASE_URL: databaseUrl,
		SMTP_URL: mail.url,
		MAIL_FROM: 'hello@fairlead.example',
		FORM_SECRET,
		TRUST_PROXY: '1',
		LOG_LEVEL: 'warn',
	}
	const start = () => startSiteProcess({ ...settings, DATA_DIR: freshFolder('two-sites') })
	const sites = [await start(), await start()]
	const seen = { thanked: new Set<string>(), refused: 0, isOver: false }
	const visitors = Array.from({ length: VISITORS }, (_, number) => keepAsking(number, sites, seen))
	await sleep(BEFORE_RESTART_MS)
	await server.restart()
	await sleep(BEFORE_KILL_MS)
	await sites[1]?.stop('SIGKILL')
	sites.pop()
	await sleep(AFTER_KILL_MS)
	seen.isOver = true
	await Promise.all(visitors)
	const { references, emails, waiting } = await whenDelivered(databaseUrl)
	const survived = await sites[0]?.stop()
	mail.stop()
	return {
		accepted: seen.thanked.size,
		lost: [...seen.thanked].filter((reference) => !references.has(reference)).length,
		torn: waiting + emails.filter((id) => !mail.ids.includes(id)).length,
		damaged: survived === 0 ? [] : [`the other site ended with ${survived}`],
		refused: seen.refused,
		sentAgain: mail.ids.length - new Set(mail.ids).size,
	}
}

/** Sends questions, each until it is confirmed, at the site that responds. */
async function keepAsking(
	number: number,
	sites: readonly SiteProcess[],
	seen: { thanked: Set<string>; refused: number; isOver: boolean },
) {
	const nearest = {
		get url() {
			return sites[number % sites.length]?.url ?? ''
		},
	}
	while (!seen.isOver) {
		const visitor = aVisitor(nearest, { 'X-Forwarded-For': anAddress() })
		// Repeated texts count as spam.
		const answers = { ...enough.contact, message: `May we bring our own dog on Sundays? ${randomUUID()}` }
		const isThere = ({ path }: Seen) => path === '/apply/contact/check'
		const page = await untilTrue(seen, () => fillIn(visitor, 'contact', { answers, slowly: true }), isThere)
		const isThanked = ({ path, text }: Seen) => path === '/apply/contact/sent' && REFERENCE.test(text)
		const thanks = await untilTrue(seen, () => visitor.send(page, new URLSearchParams()), isThanked)
		seen.thanked.add(REFERENCE.exec(thanks.text)?.[0] ?? '')
	}
}

/** Retries when a site is down or rejects, as people do. */
async function untilTrue(seen: { refused: number }, ask: () => Promise<Seen>, isRight: (answer: Seen) => boolean) {
	for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
		const answer = await ask().catch(() => null)
		if (answer && isRight(answer)) return answer
		seen.refused += 1
	}
	throw new Error('a visitor was not served in half a minute')
}

/** The store once nothing is pending. */
async function whenDelivered(databaseUrl: string) {
	const client = new pg.Client({ connectionString: databaseUrl })
	await client.connect()
	const ask = async (sql: string) => (await client.query(sql)).rows
	const isWaiting = async () => (await ask('select id from delivery where done_at is null')).length
	for (const deadline = Date.now() + ALL_DELIVERED_WITHIN_MS; Date.now() < deadline; await sleep(1000)) {
		if ((await isWaiting()) === 0) break
	}
	const references = new Set((await ask('select reference from submission')).map(({ reference }) => String(reference)))
	const emails = (await ask(`select id from delivery where channel = 'email'`)).map(({ id }) => String(id))
	const waiting = await isWaiting()
	await client.end()
	return { references, emails, waiting }
}

/** A real mail server that records the id of each email. */
async function startMailServer() {
	const ids: string[] = []
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		onData(stream, _session, done) {
			text(stream).then((mail) => {
				ids.push(/^Message-ID: <([\da-f-]{36})@/im.exec(mail)?.[1] ?? mail)
				done()
			}, done)
		},
	})
	// The killed site cuts its connections.
	server.on('error', () => {})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.server.address() as AddressInfo
	return { url: `smtp://127.0.0.1:${port}`, ids, stop: () => server.close() }
}

/** A network address reserved for examples: each has a limit. */
function anAddress(): string {
	return `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`
}
