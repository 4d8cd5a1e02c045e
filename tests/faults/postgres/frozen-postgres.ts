import { setTimeout as sleep } from 'node:timers/promises'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import type { Loss } from '../child.ts'
import { everyPost, type Post } from '../every-post.ts'
import { type Probed, startProbe } from '../probe.ts'
import type { PostgresServer } from './postgres-server.ts'

/** Times eight posts: more than the site has connections. */
const CROWDS = 5
/** Once at the moment of freezing, once when the site knows. */
const ROUNDS = 2
const MAX_ANSWER_MS = 12_000
const MAX_STOP_MS = 20_000

interface Frozen extends Loss {
	posts: { count: number; maxMs: number; wrong: string[] }
	health: Probed
	home: Probed
	/** How the process ended after SIGTERM, and how long it took. */
	stopMs: number
	stopCode: number | null
	/** Rejected posts that succeeded later: with the same process after a thaw, and with the next one. */
	isWellAfterwards: boolean
}

/** PostgreSQL stops responding without closing connections, with more visitors than connections. */
export async function freezePostgres(server: PostgresServer): Promise<Frozen> {
	const settings = {
		...SMALL_CHARITY,
		DATABASE_URL: await server.newDatabase('frozen'),
		DATA_DIR: freshFolder('frozen'),
		FORM_SECRET,
		SMTP_URL: 'smtp://127.0.0.1:9',
		MAIL_FROM: 'hello@fairlead.example',
		TRUST_PROXY: '1',
		LOG_LEVEL: 'warn',
	}
	const site = await startSiteProcess(settings)
	const crowd = (await Promise.all(Array.from({ length: CROWDS }, () => everyPost(site)))).flat()
	// Also during queries.
	const before = Promise.all(crowd.map((post) => post.send().catch(() => null)))
	await sleep(50)
	server.freeze()
	await before
	const probes = ['/healthz', '/'].map((path) => startProbe(site.url + path))
	const posts = { count: 0, maxMs: 0, wrong: [] as string[] }
	for (let round = 0; round < ROUNDS; round += 1) await Promise.all(crowd.map((post) => sendTimed(post, posts)))
	const [health, home] = await Promise.all(probes.map((probe) => probe.stop()))
	server.thaw()
	const isWell = await goesThrough(site)

	server.freeze()
	const underWay = crowd.map((post) => post.send().catch(() => null))
	await sleep(200)
	const asked = performance.now()
	const stopCode = await site.stop()
	const stopMs = Math.round(performance.now() - asked)
	await Promise.all(underWay)
	server.thaw()

	const next = await startSiteProcess(settings)
	const isWellAfterwards = isWell && (await goesThrough(next))
	await next.stop()
	return {
		accepted: crowd.length,
		lost: 0,
		torn: 0,
		damaged: [],
		posts,
		health: health as Probed,
		home: home as Probed,
		stopMs,
		stopCode,
		isWellAfterwards,
	}
}

export function isAnsweredInTime({ posts, health, home, stopMs, stopCode, isWellAfterwards }: Frozen): boolean {
	const isPrompt = [health, home].every(({ failed, max }) => failed === 0 && max < 1000)
	const isAnswered = posts.wrong.length === 0 && posts.maxMs <= MAX_ANSWER_MS
	return isPrompt && isAnswered && stopMs <= MAX_STOP_MS && stopCode === 0 && isWellAfterwards
}

async function sendTimed(post: Post, posts: Frozen['posts']) {
	const started = performance.now()
	const { status, text } = await post.send().catch((error: unknown) => ({ status: 0, text: String(error) }))
	posts.count += 1
	posts.maxMs = Math.max(posts.maxMs, Math.round(performance.now() - started))
	if (status !== 503) posts.wrong.push(`${post.name}: ${status}`)
	else if (!text.includes(post.typed)) posts.wrong.push(`${post.name}: the words are gone`)
	else if (!/try (it |again|this)/i.test(text)) posts.wrong.push(`${post.name}: does not say what to do`)
}

async function goesThrough(site: { url: string }): Promise<boolean> {
	const answers = await Promise.all((await everyPost(site)).map(({ send }) => send()))
	return answers.every(({ status }) => status < 500) && answers.some(({ path }) => path === '/apply/contact/sent')
}
