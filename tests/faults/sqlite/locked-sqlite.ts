import { setTimeout as sleep } from 'node:timers/promises'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { aVisitor, fillIn, type Seen } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'
import { storedSubmissions } from '#tests/integration/support/stored-records.ts'
import type { Loss } from '../child.ts'
import { type Probed, startProbe } from '../probe.ts'
import { holdLock } from './lock-holder.ts'

const NOTHING = new URLSearchParams()
/** The maximum wait of a form request. */
const MAX_ANSWER_MS = 12_000
/** A delivery is always due, so that the outbox would write. */
const MAIL_IS_DOWN = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@fairlead.example' }

export interface Locked extends Loss {
	health: Probed
	home: Probed
	/** A form page that reads the answers of an earlier page. */
	form: Probed
	/** Posts while it was locked: each must be 503 with the typed text. */
	posts: { count: number; maxMs: number; wrong: string[] }
	/** Whether rejected posts succeeded afterwards, with the same draft. */
	isWellAfterwards: boolean
}

/** Pages respond as usual, and posts are rejected in time with their text. */
export function isNotHeldUp({ health, home, form, posts, isWellAfterwards }: Locked): boolean {
	const isPrompt = [health, home, form].every(({ failed, median, max }) => failed === 0 && median < 100 && max < 1000)
	return isPrompt && posts.wrong.length === 0 && posts.maxMs < MAX_ANSWER_MS && isWellAfterwards
}

/** Another program holds the write lock of a running site's store. */
export async function lockSqlite(lockedMs: number): Promise<Locked> {
	const dataDir = freshFolder('locked')
	const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET, ...MAIL_IS_DOWN })
	try {
		const visitor = aVisitor(site)
		const check = await fillIn(visitor, 'contact', {
			answers: { ...enough.contact, message: 'When do you open on Sundays, and is there parking?' },
			slowly: true,
		})
		await visitor.send(check, NOTHING)
		const applicant = aVisitor(site)
		const half = await applicant.send(await applicant.get('/apply/adoption/dog'), asTyped(enough.adoption))

		const lock = await holdLock(dataDir)
		const probes = ['/healthz', '/', half.path].map((path) => startProbe(site.url + path))
		const posts = await postFor(lockedMs, applicant, half)
		const [health, home, form] = await Promise.all(probes.map((probe) => probe.stop()))
		await lock.release()

		const after = await applicant.send(half, asTyped(enough.adoption))
		const rest = await fillIn(aVisitor(site), 'contact', { slowly: true })
		const accepted = storedSubmissions(dataDir).length
		return {
			accepted,
			lost: 0,
			torn: 0,
			damaged: [],
			health: health as Probed,
			home: home as Probed,
			form: form as Probed,
			posts,
			isWellAfterwards: after.path === '/apply/adoption/address' && rest.path === '/apply/contact/check',
		}
	} finally {
		await site.stop()
	}
}

/** Sends a page repeatedly, like a visitor who follows the advice to retry. */
async function postFor(ms: number, visitor: ReturnType<typeof aVisitor>, page: Seen) {
	const posts = { count: 0, maxMs: 0, wrong: [] as string[] }
	for (const end = Date.now() + ms; Date.now() < end; await sleep(200)) {
		const started = performance.now()
		const { status, text } = await visitor.send(page, asTyped({ ...enough.adoption, firstName: 'Zoë “the First”' }))
		posts.count += 1
		posts.maxMs = Math.max(posts.maxMs, Math.round(performance.now() - started))
		if (status !== 503 || !text.includes('Zoë “the First”')) posts.wrong.push(`${status}`)
	}
	return posts
}
