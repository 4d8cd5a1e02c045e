import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { confirmNewsletter, newsletterWelcome, saveAndReturn, stillLooking } from './short-emails.ts'
import { textOf } from './texts.ts'

test('short emails have the link, its expiry and no personal data', () => {
	const { charity } = someFormContext()
	const news = confirmNewsletter(
		'sam@example.org',
		'https://www.fairlead.example/news/yes?key=1&x=2',
		charity,
		textOf('newsletter'),
	)
	expect(news.html).toContain('href="https://www.fairlead.example/news/yes?key=1&amp;x=2"')
	expect(news.text).toContain('https://www.fairlead.example/news/yes?key=1&x=2')
	const leave = 'https://www.fairlead.example/newsletter/unsubscribe?key=2'
	const welcome = newsletterWelcome('sam@example.org', leave, charity, textOf('newsletterWelcome'))
	expect(welcome.unsubscribeUrl).toBe(leave)
	expect(welcome.text).toContain(leave)
	const wayBack = {
		to: 'sam@example.org',
		url: 'https://www.fairlead.example/apply/back?key=1',
		until: '2026-12-05',
		form: 'your application for Biscuit',
	}
	const back = saveAndReturn(wayBack, charity, textOf('saveAndReturn'))
	expect(back.subject).toBe('Back to your application for Biscuit - Fairlead')
	expect(back.text).toContain('Here’s your link back to your application for Biscuit')
	expect(back.text).toContain('until Saturday 5 December 2026')
	const late = {
		to: 'sam@example.org',
		firstName: 'Sam',
		reference: 'ADP-7K3F-2M',
		replyBy: '2026-11-27',
		newReplyBy: '2026-12-04',
	}
	expect(stillLooking(late, charity, textOf('stillLooking')).text).toMatch(
		/Friday 27 November 2026[\s\S]*Friday 4 December 2026/,
	)
	expect(() => confirmNewsletter('sam@example.org', 'javascript:alert(1)', charity, textOf('newsletter'))).toThrow()
})
