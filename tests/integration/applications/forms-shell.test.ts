import { afterAll, expect, test } from 'vitest'
import { asTyped, enough } from '../../builders/applications/answers.ts'
import { aVisitor, FORM_SECRET } from '../support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'

const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: freshFolder('forms-shell'), FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

const part = (html: string, name: string) => new RegExp(`<${name}[ >][\\s\\S]*?</${name}>`).exec(html)?.[0] ?? ''

test('a form has no Donate and no newsletter; menu, info and legal links are folded', async () => {
	const { text } = await aVisitor(site).get('/apply/adoption/start')
	const header = part(text, 'header')
	const footer = part(text, 'footer')
	expect(header).toContain('href="tel:01632960144"')
	for (const url of ['/dogs', '/adoption', '/waystohelp', '/favourites']) expect(header).toContain(`href="${url}"`)
	const folded = part(footer, 'details')
	for (const url of [
		'tel:+441632960144',
		'mailto:hello@fairlead.example',
		'/docs/privacy',
		'/docs/complaints',
		'/fostering',
	])
		expect(folded).toContain(`href="${url}"`)
	expect(header + footer).not.toMatch(/Donate|\/waystohelp\/donations"|newsletter/i)
})

test('the stage has a name and a number, which skipped pages do not change, and “Save and finish later” leads to its button', async () => {
	const visitor = aVisitor(site)
	const dog = await visitor.get('/apply/adoption/dog')
	expect(words(dog.text)).toContain('1 of 5 · You and your dog')
	expect(part(dog.text, 'header')).toContain('href="#save-for-later"')
	expect(dog.text).toContain('id="save-for-later"')
	const you = await visitor.send(dog, asTyped({ ...enough.adoption, dog: 'any' }))
	expect(words(you.text)).toContain('1 of 5 · You and your dog')
	const address = await visitor.send(you, asTyped(enough.adoption))
	expect(words(address.text)).toContain('2 of 5 · Your home')
	const question = await visitor.get('/apply/contact/question')
	expect(words(question.text)).not.toMatch(/\d of \d/)
	expect(part(question.text, 'header')).not.toContain('Save and finish later')
})

test('the contact form begins with what cannot wait, and asks for an email address or a phone number as one question', async () => {
	const { text } = await aVisitor(site).get('/apply/contact/question')
	const main = part(text, 'main')
	const ring = main.indexOf('href="tel:01632960144"')
	expect(ring).toBeGreaterThan(0)
	expect(ring).toBeLessThan(main.indexOf('<form'))
	expect(main.indexOf('href="/apply/found/start"')).toBeLessThan(main.indexOf('<form'))
	const reply = [...main.matchAll(/<fieldset[\s\S]*?<\/fieldset>/g)]
		.map(([html]) => html)
		.find((html) => html.includes('How should we reply?'))
	expect(reply).toContain('name="email"')
	expect(reply).toContain('name="phone"')
})

function words(html: string): string {
	return html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
}
