import type { Content, Dog, GeneralOptions } from '#content/model/content.ts'
import { portraitOf } from '#domain/dogs/portrait.ts'
import { pronounsFor } from '#domain/dogs/pronouns.ts'
import { isLookingForHome, isSpokenFor } from '#domain/dogs/status.ts'
import { dogsToSponsor, leastFor } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { formatAge } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { firstSentence } from '#lib/text/sentence.ts'
import type { NoNeedStep, OtherDog, SponsoredDog } from './sponsor-view.ts'

interface NoNeedOptions {
	dog: Dog
	dogs: Content['dogs']
	options: GeneralOptions
	today: Date
}

/** Enough to choose from; the page of sponsorships has all. */
const MAX_OTHERS = 5

/** In place of the form, for a dog who has no sponsors: why, and who needs one. */
export function noNeedStep({ dog, dogs, options, today }: NoNeedOptions, shown: SponsoredDog): NoNeedStep {
	const others = dogsToSponsor(dogs)
		.slice(0, MAX_OTHERS)
		.map((other) => otherDog(other, options, today))
	const [from = '', ...more] = new Set(others.map(({ minimum }) => minimum))
	return {
		kind: 'no need',
		dog: shown,
		...wordsFor(dog),
		applyUrl: isLookingForHome(dog) ? `/apply/adoption/start?dog=${encodeURIComponent(dog.slug)}` : null,
		others,
		from: more.length > 0 ? '' : from,
	}
}

/** With the reason in one sentence. */
function otherDog(dog: Dog, { giving, site: { currency, locale } }: GeneralOptions, today: Date): OtherDog {
	const amount = leastFor(dog, 'monthly', giving.minimum)
	const about = [formatAge(dog.birthDate, today), firstSentence(dog.specialNeeds || dog.homeSummary)]
	return {
		slug: dog.slug,
		name: dog.title,
		picture: portraitOf(dog),
		about: about.filter(Boolean).join('. '),
		minimum: formatMoney({ amount, currency }, locale),
	}
}

function wordsFor({ title: name, sex, status }: Dog): { title: string; reason: string } {
	const p = pronounsFor(sex)
	const noNeed = `${name} doesn’t need a sponsor`
	if (status === 'died')
		return {
			title: 'Thank you for asking',
			reason: `${name} has died, so ${p.their} sponsors’ help has gone to the dogs still here.`,
		}
	if (status === 'adopted') {
		return { title: noNeed, reason: `Good news: ${p.they} ${p.have} a home now, with a bed and a lead by the door.` }
	}
	if (isSpokenFor({ status })) {
		return {
			title: noNeed,
			reason: `Good news: someone is already getting to know ${p.them}. With luck ${p.they} won’t be here for long.`,
		}
	}
	if (isLookingForHome({ status })) {
		return {
			title: noNeed,
			reason: `Good news: ${p.they} can go home with someone soon. Sponsors pay for the dogs who are here for longer, because they’re old, ill or hard to place. What ${name} needs is you on the sofa.`,
		}
	}
	return {
		title: noNeed,
		reason: `Sponsors pay for the dogs who are here for longer. ${name} is being looked after, and we’ll say so here if that changes.`,
	}
}
