import { afterAll, expect, test } from 'vitest'
import { asTyped, enough } from '../builders/applications/answers.ts'
import { aVisitor, FORM_SECRET } from './form-visitor.ts'
import { freshFolder, startSiteProcess } from './site-process.ts'
import { SMALL_CHARITY } from './small-charity.ts'

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

test('the stage has a name and a number, which skipped pages do not change, and “Save and return” leads to its button', async () => {
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
	expect(part(question.text, 'header')).not.toContain('Save and return')
})

function words(html: string): string {
	return html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
}
