import { expect, test } from 'vitest'
import type { Content } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { createGivingEmails } from './giving-emails.ts'

/** A replica that has loaded a saved copy, which is no new revision. */
const loaded = (content: Content) => ({ current: async () => content, onRevision: () => () => {} })
const settings = { siteUrl: 'https://www.fairlead.example', formSecret }

test('a site that starts with a saved copy of the content can write receipts at once', async () => {
	const source = loaded(someContent({ options: someOptions() }))
	expect(await createGivingEmails({ source, ...settings }).prepare()).toBe(true)
})

test('without options no receipt can be written', async () => {
	expect(await createGivingEmails({ source: loaded(someContent()), ...settings }).prepare()).toBe(false)
})
