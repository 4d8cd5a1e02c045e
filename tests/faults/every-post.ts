import { randomInt, randomUUID } from 'node:crypto'
import { aVisitor, fillIn, type Seen } from '#tests/integration/support/form-visitor.ts'
import { asTyped, enough } from '../builders/applications/answers.ts'

const NOTHING = new URLSearchParams()
const KEY = 'A'.repeat(32)
const NAME = 'Zoë “the First”'
const EMAIL = 'zoe.first+'

type Visitor = ReturnType<typeof aVisitor>

/** One form request. */
export interface Post {
	name: string
	/** Text typed on this page, which a rejection must show again; "" for none. */
	typed: string
	send(): Promise<Seen>
}

/** A post to every form URL, each from its own visitor. */
export async function everyPost(site: { url: string }): Promise<Post[]> {
	const newVisitor = () => aVisitor(site, { 'X-Forwarded-For': `198.51.100.${randomInt(1, 255)}` })
	const applicant = newVisitor()
	const half = await applicant.send(await applicant.get('/apply/adoption/dog'), asTyped(enough.adoption))
	const asker = newVisitor()
	const check = await fillIn(asker, 'contact', { slowly: true })
	if (half.path !== '/apply/adoption/you' || check.path !== '/apply/contact/check') {
		throw new Error(`forms could not be begun: ${half.status} ${half.path}, ${check.status} ${check.path}`)
	}
	const named = asTyped({ ...enough.adoption, ...enough.volunteering, firstName: NAME })
	// An address has an hourly limit.
	const email = () => new URLSearchParams({ email: `${EMAIL}${randomUUID()}@example.org` })

	const at = (visitor: Visitor, path: string, typed: string, body: () => URLSearchParams): Post => ({
		name: path,
		typed,
		send: () => visitor.send({ ...half, path, text: '' }, body()),
	})
	return [
		{ name: 'a page of a form', typed: NAME, send: () => applicant.send(half, named) },
		{ name: 'the last page of a form', typed: '', send: () => asker.send(check, NOTHING) },
		at(newVisitor(), '/apply/volunteering/you', NAME, () => named),
		at(applicant, '/apply/adoption/save', EMAIL, email),
		at(newVisitor(), '/apply/newsletter/news', EMAIL, email),
		at(newVisitor(), `/newsletter/confirm?key=${KEY}`, '', () => NOTHING),
		at(newVisitor(), `/newsletter/unsubscribe?key=${KEY}`, '', () => NOTHING),
		at(newVisitor(), '/apply/return', '', () => new URLSearchParams({ key: KEY })),
	]
}
