import { expect, test } from 'vitest'
import type { Dog, GeneralOptions, Story } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog, aPicture } from '#tests/builders/content/dog.ts'
import { dogProfile } from './dog-profile.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

function profileOf(known: Partial<Dog>, { others = [] as Dog[], stories = [] as Story[] } = {}) {
	const dog = aDog(known)
	return dogProfile(dog, someContent({ dogs: [dog, ...others], stories }), today)
}

test('every unknown fact says "not known yet", and nothing reads as a no', () => {
	const { facts, home } = profileOf({})
	expect(facts.map(({ value }) => value)).toEqual([
		'Breed not known',
		'Not known yet',
		'Not known yet',
		'Not known yet',
		'Not known yet',
		'Ask us',
	])
	expect(home?.needs.every(({ value }) => value === 'Not known yet')).toBe(true)
	const rows = [...(home?.liveWith ?? []), ...(home?.training ?? []), ...(home?.health ?? [])]
	expect(rows.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual(Array(rows.length).fill(['unknown']))
})

test('the facts read as people say them', () => {
	const { facts, waiting, history } = profileOf({
		ref: 'FL-1856',
		sex: 'female',
		neutered: 'yes',
		birthDate: '2023-03-14',
		size: 'small',
		weightKg: 8,
		location: 'Alder Bank',
		listedOn: '2026-04-21',
		breeds: [{ id: 1, slug: 'terrier-cross', name: 'Terrier cross' }],
		fee: { amount: 18000, currency: 'GBP', includes: '' },
	})
	expect(facts.map(({ value }) => value)).toEqual([
		'Terrier cross',
		'3 years',
		'Female, spayed',
		'Small, 8\u00a0kg',
		'Alder Bank',
		'£180',
	])
	expect(waiting).toEqual({ days: '214 days', words: 'waiting for a home, since 21 April' })
	expect(history).toBe('Updated 19 November. Reference FL-1856.')
})

test('a birth year alone gives an age that says "about"', () => {
	expect(profileOf({ birthDate: '2024' }).facts[1]?.value).toMatch(/^About 2 years$/)
})

test('a pair is one page at both addresses: both names, both faces, each dog’s own facts, one fee, one address for search', () => {
	const fee = { amount: 18000, currency: 'GBP', includes: '' }
	const fern = aDog({
		id: 110,
		title: 'Fern',
		bondedWith: [119],
		size: 'large',
		fee,
		ref: 'FL-1',
		location: 'Hill Farm',
	})
	const hattie = aDog({ id: 119, title: 'Hattie', size: 'medium', fee, ref: 'FL-2', location: 'Hill Farm' })
	const content = someContent({ dogs: [fern, hattie] })
	const [ofFern, ofHattie] = [dogProfile(fern, content, today), dogProfile(hattie, content, today)]

	expect([ofFern.name, ofHattie.name]).toEqual(['Fern and Hattie', 'Hattie and Fern'])
	expect([ofFern.canonicalSlug, ofHattie.canonicalSlug]).toEqual(['fern', 'fern'])
	expect(ofHattie.pictures.map(({ caption }) => caption)).toEqual(['Hattie', 'Fern'])
	expect(ofFern.pair?.dogs.map(({ name, facts }) => [name, facts.at(-1)?.value])).toEqual([
		['Fern', 'Large'],
		['Hattie', 'Medium'],
	])
	expect(ofFern.pair?.together).toBeNull()
	expect(ofFern.facts).toEqual([
		{ label: 'Where', value: 'Hill Farm' },
		{ label: 'Fee for both', value: '£180' },
	])
	expect(ofFern.history).toContain('References FL-1, FL-2.')
	expect(ofFern.others.dogs).toEqual([])
})

test('a picture that both dogs of a pair have comes first, and shows them together; each dog has its own line', () => {
	const gallery = [aPicture('9')]
	const hattie = { id: 2, title: 'Hattie', picture: aPicture('8'), gallery, firstPersonLine: 'I go first.' }
	const { pictures, pair, voices } = profileOf(
		{ id: 1, title: 'Fern', bondedWith: [2], picture: aPicture('7'), gallery, firstPersonLine: 'I come too.' },
		{ others: [aDog(hattie)] },
	)
	expect(pictures.map(({ id, caption }) => [id, caption])).toEqual([
		['9', 'Fern and Hattie'],
		['7', 'Fern'],
		['8', 'Hattie'],
	])
	expect(pair?.together?.id).toBe('9')
	expect(voices).toEqual([
		{ name: 'Fern', text: 'I come too.' },
		{ name: 'Hattie', text: 'I go first.' },
	])
	expect(profileOf({ firstPersonLine: 'I snore.' }).voices).toEqual([{ name: '', text: 'I snore.' }])
})

test('one fee of a pair is said only when the records agree', () => {
	const fee = (amount: number) => ({ amount, currency: 'GBP', includes: '' })
	const pair = (own: Dog['fee'], friends: Dog['fee']) =>
		profileOf({ id: 1, bondedWith: [2], fee: own }, { others: [aDog({ id: 2, title: 'Hattie', fee: friends })] })
	expect(pair(null, fee(18000)).facts.at(-1)?.value).toBe('£180')
	expect(pair(fee(15000), fee(18000)).facts.at(-1)?.value).toBe('Ask us')
})

test('the abilities of a pair are named by dog where they differ, and the diary names its dog', () => {
	const unknown = aDog().training
	const update = { date: '2026-11-02', text: 'Slept.', picture: null }
	const friend = aDog({
		id: 2,
		title: 'Hattie',
		training: { ...unknown, lead: 'learning' },
		updates: [update],
		energy: 4,
	})
	const { home, diary } = profileOf(
		{ id: 1, title: 'Fern', bondedWith: [2], training: { ...unknown, lead: 'yes' }, energy: 2 },
		{ others: [friend] },
	)
	expect(home?.training.find(({ about }) => about === 'Walks on a lead')?.answers).toEqual([
		{ name: 'Fern', answer: 'yes', word: 'Yes' },
		{ name: 'Hattie', answer: 'maybe', word: 'Learning' },
	])
	expect(home?.training[0]?.answers).toEqual([{ name: '', answer: 'unknown', word: 'Not known yet' }])
	expect(home?.needs.find(({ label }) => label === 'Energy')?.value).toBe('Fern: Calm; Hattie: Lively')
	expect(diary).toMatchObject([{ name: 'Hattie', date: '2 November 2026' }])
})

test('the deadline of an urgent dog stands out from how long it has waited', () => {
	const { badges } = profileOf({ urgentUntil: '2026-12-12', listedOn: '2026-01-05' })
	expect(badges).toEqual([
		{ tone: 'urgent', text: 'Urgent' },
		{ tone: 'waiting', text: 'Waiting 320 days' },
	])
})

test('the name knows its size in the column and on a phone, and whether letters reach below its line', () => {
	const lookOf = (title: string) => profileOf({ title }).nameLook
	expect(lookOf('Otis')).toEqual({ wide: 31, narrow: 30, isTall: false, isDeep: false })
	expect(lookOf('Ziggy')).toMatchObject({ isDeep: true })
	expect(lookOf('Peggy Sue')).toMatchObject({ isDeep: false })
	expect(lookOf('नीला')).toMatchObject({ isTall: true })
})

test('a dog for experienced people says so at the top, while it can be adopted', () => {
	const badgesOf = (known: Partial<Dog>) => profileOf(known).badges.map(({ text }) => text)
	expect(badgesOf({ experience: 'lots' })).toEqual(['Needs an experienced home'])
	expect(badgesOf({ experience: 'lots', status: 'reserved' })).toEqual(['Reserved'])
	expect(badgesOf({ experience: 'some' })).toEqual([])
})

test('a pair is spoken of as two', () => {
	const others = [aDog({ id: 2, title: 'Hattie', status: 'adopted' })]
	const { next, pair } = profileOf(
		{ id: 1, title: 'Fern', status: 'adopted', bondedWith: [2], sex: 'female' },
		{ others },
	)
	expect(next.title).toBe('Fern and Hattie found a home')
	expect(pair?.title).toBe('They went home together')
	expect(next.text).toContain('They have a family')
	expect(profileOf({ title: 'Scrap', status: 'coming_soon' }).next.text).toContain('Scrap has only just come in')
})

test('headings of two stories on one page keep ids of their own', () => {
	const html = '<h2 id="h-health">Health</h2>'
	const { stories } = profileOf({ id: 1, bondedWith: [2], html }, { others: [aDog({ id: 2, title: 'Hattie', html })] })
	expect(new Set(stories.map((story) => story.html)).size).toBe(2)
})

test('both forms receive the dog of the URL, a reserved one has a waiting list, and print has the email address', () => {
	const options = { email: 'hello@site.example', site: { phone: '' }, centres: [] as unknown } as GeneralOptions
	const askOf = (status: Dog['status']) => {
		const dog = aDog({ slug: 'sir-barnaby', title: 'Sir Barnaby', status })
		return dogProfile(dog, someContent({ dogs: [dog], options }), today).ask
	}
	expect(askOf('available')).toEqual({
		apply: { text: 'Apply to adopt Sir Barnaby', url: '/apply/adoption/start?dog=sir-barnaby' },
		question: { text: 'Ask about Sir Barnaby', url: '/apply/contact/question?topic=dog&dog=sir-barnaby' },
		phone: '',
		email: 'hello@site.example',
	})
	expect(askOf('reserved')?.apply.text).toBe('Join the waiting list')
	const pair = [aDog({ id: 1, title: 'Fern', bondedWith: [2] }), aDog({ id: 2, title: 'Hattie' })] as const
	const ofPair = dogProfile(pair[0], someContent({ dogs: [...pair], options }), today).ask
	expect([ofPair?.apply.text, ofPair?.question.text]).toEqual(['Apply to adopt both', 'Ask about Fern and Hattie'])
	for (const status of ['adopted', 'died', 'withdrawn', 'on_trial', 'long_term_foster'] as const)
		expect(askOf(status), status).toBe(null)
})

test('a reserved dog has a waiting list, and the ask beside it says what happens to those on it', () => {
	const { waiting, next } = profileOf({ title: 'Clem', status: 'reserved', sex: 'male' })
	expect(waiting?.words).toBe('Someone is getting to know Clem. It doesn’t always work out, so there’s a waiting list.')
	expect(next.text).toContain('ring you if he is free again')
})

test('what the story says about health stands with the vet’s answers, while the dog looks for a home', () => {
	const html = '<p>He raced.</p><h2 id="h-health">Health</h2><p>Worn teeth.</p>'
	const { stories, home } = profileOf({ html })
	expect([stories[0]?.html, home?.healthHtml]).toEqual(['<p>He raced.</p>', '<p>Worn teeth.</p>'])
	expect(profileOf({ html, status: 'adopted' }).stories[0]?.html).toBe(html)
})

test('an adopted dog found a home: no fee, no way to ask, three fitting dogs and what its people wrote', () => {
	const others = [2, 3, 4, 5].map((id) => aDog({ id, title: `Dog ${id}` }))
	const words = { people: 'Asha and Ravi Nair', quote: 'He sighed as well.', happenedOn: '2026-08-15', picture: null }
	const stories = [{ ...words, slug: 'clem', dog: 1 } as Story]
	const profile = profileOf({ id: 1, title: 'Clem', status: 'adopted', sex: 'female' }, { others, stories })
	expect(profile.next.title).toBe('Clem found a home')
	expect(profile.happyEnding).toEqual({
		to: '/stories/clem',
		text: 'Read Clem, Asha and Ravi’s story',
		quote: 'He sighed as well.',
		byline: 'Asha and Ravi Nair, 15 August 2026',
		picture: null,
	})
	expect(profile).toMatchObject({ ask: null, home: null })
	expect(profile.facts.some(({ label }) => label === 'Adoption fee')).toBe(false)
	expect(profile.others.dogs).toHaveLength(3)
})

test('the page of a withdrawn dog offers three others too', () => {
	const others = [2, 3, 4, 5].map((id) => aDog({ id, title: `Dog ${id}` }))
	expect(profileOf({ id: 1, status: 'withdrawn' }, { others }).others.dogs).toHaveLength(3)
})

test('the page of a dead dog sells nothing and compares no dogs', () => {
	const profile = profileOf(
		{ id: 1, title: 'Mabel', status: 'died', size: 'small', sponsorable: true, fosterNeeded: true },
		{ others: [aDog({ id: 2, title: 'Otis', size: 'small' })] },
	)
	expect(profile).toMatchObject({ ask: null, home: null, sponsor: [], badges: [], history: '' })
	expect(profile.next.fosterWanted).toBe(false)
	expect(profile.others.dogs.map(({ card, why }) => [card.name, why])).toEqual([['Otis', '']])
})

test('a dog on trial has no call to ring', () => {
	const profile = profileOf({ title: 'Ziggy', status: 'on_trial', sex: 'male' })
	expect(profile.ask).toBeNull()
	expect(profile.next.text).toContain('If he comes back to us')
})

test('a dog whose sex is not known is "they", with verbs to match', () => {
	expect(profileOf({ title: 'Scrap', status: 'on_trial' }).next.text).toContain('If they come back to us')
})

test('an urgent dog says why, by when and what helps; others say nothing', () => {
	const urgent = { title: 'Otis', sex: 'male', urgentUntil: '2026-12-12', urgentReason: 'His block closes.' } as const
	expect(profileOf(urgent).urgent).toMatchObject({
		title: 'Otis needs a home by 12 December',
		reason: 'His block closes.',
		daysLeft: '21 days left',
		apply: { text: 'Apply to adopt Otis', url: '/apply/adoption/start?dog=otis' },
		foster: 'Foster him',
	})
	const daysLeft = (urgentUntil: string) => profileOf({ ...urgent, urgentUntil }).urgent?.daysLeft
	expect(daysLeft('2026-11-22')).toBe('1 day left')
	expect(daysLeft('2026-11-21')).toBe('Last day')
	expect(daysLeft('2026-12')).toBe('')
	for (const known of [{}, { urgentUntil: '2026-11-01' }, { ...urgent, status: 'reserved' as const }])
		expect(profileOf(known).urgent).toBeNull()
})

test('the person of the dog’s centre is named beside the ask', () => {
	const person = { name: 'Moira Kerr', role: 'Centre manager', line: 'Tell me about your Tuesdays.', picture: null }
	const options = {
		site: { phone: '01632 960 144' },
		centres: [{ name: 'Alder Bank', address: '', hours: '', person }],
	} as unknown as GeneralOptions
	const personOf = (known: Partial<Dog>) => dogProfile(aDog(known), someContent({ options }), today).person
	expect(personOf({ location: 'Alder Bank' })).toEqual({ ...person, role: 'Centre manager, Alder Bank' })
	expect(personOf({ location: 'Hill Farm' })).toBeNull()
	expect(personOf({ location: 'Alder Bank', status: 'adopted' })).toBeNull()
})

test('the ground is the dog’s own, else one by its id, and quiet for a dog that is not to be met', () => {
	expect(profileOf({ ground: 'ball' }).ground).toBe('ball')
	expect(profileOf({ id: 2 }).ground).toBe('meadow')
	for (const status of ['died', 'withdrawn'] as const)
		expect(profileOf({ ground: 'ball', status }).ground).toBe('quiet')
})
