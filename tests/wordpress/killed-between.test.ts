import { afterAll, expect, test } from 'vitest'
import { eventually, freshFolder, type SiteProcess } from '../integration/support/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { startSiteOn } from './support/clients/site.ts'
import { startDatabase } from './support/server/database.ts'
import { startWordPress } from './support/server/wordpress.ts'

/** How long the site may take to find an edit whose notice died with WordPress: it compares all lists each minute. */
const MAX_DELAY_MS = 130_000
/** After an edit was sent: before, while and after WordPress answers, and while the notice leaves. */
const MOMENTS_MS = [15, 60, 150, 400]
const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'

const database = await startDatabase(freshFolder('own-database'))
const wordpress = await startWordPress({ withPlugin: true, ownSocket: database.socket })
const port = await freePort()
wordpress.connect({ url: `http://localhost:${port}`, secret: SECRET })
let site: SiteProcess | undefined
const startSite = async () => {
	// A second try starts with the site of the first one still up, on the same port.
	await site?.stop()
	site = await startSiteOn(wordpress, { PORT: String(port), CONTENT_SECRET: SECRET })
	return site
}
afterAll(async () => {
	await site?.stop()
	await wordpress.stop()
	await database.stop()
})

const makeDog = (title: string) =>
	wordpress.rest('/wp/v2/dogs', { title, status: 'publish', meta: { status: 'available' }, content: '<p>As made.</p>' })
const textOf = async (id: number) => (await wordpress.rest(`/wp/v2/dogs/${id}`)).content.rendered
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Edits dogs one after the other and kills something in the middle of each edit; resolves with the dogs. */
async function editWhile(name: string, kill: () => Promise<unknown>, restart: () => Promise<unknown>) {
	const dogs: { id: number; slug: string }[] = []
	for (const moment of MOMENTS_MS) {
		const dog = await makeDog(`${name} ${moment}`)
		const edit = wordpress.rest(`/wp/v2/dogs/${dog.id}`, { content: `<p>Edited, then ${name} at ${moment}.</p>` })
		const isOver = edit.then(
			() => {},
			() => {},
		)
		await pause(moment)
		await kill()
		await restart()
		// Without a database WordPress tries again for seconds at each query.
		await isOver
		dogs.push(dog)
	}
	return dogs
}

/** Whatever WordPress has now, the site has. */
async function expectSame(running: SiteProcess, dogs: { id: number; slug: string }[]) {
	const texts = await Promise.all(dogs.map(({ id }) => textOf(id)))
	const edited = texts.filter((text) => text.includes('Edited'))
	for (const [index, { slug }] of dogs.entries()) {
		const words = /<p>(.*)<\/p>/.exec(texts[index])?.[1] ?? ''
		const shown = await eventually(
			() => running.get(`/dogs/${slug}`),
			({ text }) => text.includes(words),
			MAX_DELAY_MS,
		)
		expect(shown.text, slug).toContain(words)
	}
	return edited.length
}

test('the site has every edit that WordPress kept when it was killed in between', async () => {
	const running = await startSite()
	const dogs = await editWhile('PHP killed', wordpress.kill, wordpress.start)
	await expectSame(running, dogs)
})

test('the site has every edit that the database kept when it was killed in between', async () => {
	if (!site) throw new Error('no site')
	const dogs = await editWhile('database killed', database.kill, database.start)
	await expectSame(site, dogs)
})

test('a site that is killed and started again has every edit made meanwhile', async () => {
	if (!site) throw new Error('no site')
	const killSite = () => site?.stop('SIGKILL') ?? Promise.resolve()
	const dogs = await editWhile('site killed', killSite, startSite)
	expect(await expectSame(site, dogs)).toBe(dogs.length)
})
