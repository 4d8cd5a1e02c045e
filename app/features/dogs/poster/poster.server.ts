import type { Content, Dog } from '#content/model/content.ts'
import { dogsTogether } from '#domain/dogs/bonded-pair.ts'
import { knownFacts, shortNamesOf, tagFor } from '#domain/dogs/few-words.ts'
import { type ShareShape, shareImage, shareImageAddress } from '#domain/dogs/share-image.ts'
import { isSpokenFor } from '#domain/dogs/status.ts'
import { formatDate } from '#lib/dates.ts'
import { livesWithLine } from './lives-with-line.ts'
import type { PosterData } from './poster.tsx'
import { qrCode } from './qr-code.server.ts'

interface PosterContext {
	/** `?size=a5` selects the small one. */
	url: URL
	today: Date
	/** The public origin. */
	siteUrl: string
}

const DOWNLOADS: Record<ShareShape, { label: string; width: number; height: number }> = {
	square: { label: 'Square, for a post', width: 1080, height: 1080 },
	story: { label: 'Tall, for a story', width: 1080, height: 1920 },
	wide: { label: 'Wide, for a page or an email', width: 1200, height: 630 },
}

/** The poster of a dog and its page, if it has one. */
export function poster(dog: Dog, content: Content, { url, today, siteUrl }: PosterContext): PosterData | undefined {
	const dogs = dogsTogether(dog, content.dogs)
	const name = shortNamesOf(dogs)
	const words = wordsFor(dog.status, name)
	if (!words) return undefined
	const { site, email } = content.options ?? {}
	const address = new URL(`/dogs/${encodeURIComponent(dog.slug)}`, siteUrl)
	const isPair = dogs.length > 1
	const image = shareImage(dog, content, { today, siteUrl })
	return {
		slug: dog.slug,
		name,
		size: url.searchParams.get('size') === 'a5' ? 'a5' : 'a4',
		sheet: {
			name,
			charity: site?.name ?? '',
			faces: dogs.slice(0, 3).map(({ id, picture, gallery }) => ({ id, picture: picture ?? gallery[0] ?? null })),
			isFaded: image.mood === 'spoken-for',
			facts: isPair ? ['One home for both', dog.location].filter(Boolean) : knownFacts(dog, today, 3),
			tag: words.isState ? tagFor(dog, today) : isPair ? '' : dog.bestFeature,
			isState: words.isState,
			title: isPair && dog.status === 'available' ? 'Walk home with us?' : words.title,
			text: words.text ?? livesWithLine(dogs, name),
			phone: site?.phone ?? '',
			email: email ?? '',
			askFor: words.isWaiting ? name : '',
			scan: `Scan to meet ${words.isWaiting ? (isPair ? 'us' : 'me') : 'the others'}`,
			address: decodeURI(address.href.replace(/^https?:\/\//, '')),
			madeOn: formatDate(today.toISOString(), site?.locale),
			qr: qrCode(address.href),
		},
		notice: words.notice,
		downloads: (Object.keys(DOWNLOADS) as ShareShape[]).map((shape) => ({
			...DOWNLOADS[shape],
			href: shareImageAddress(image, shape),
			fileName: `${dog.slug}-${shape}.jpg`,
		})),
	}
}

/** Not for a dog that died, stays with a foster family or was withdrawn. */
export function hasPoster(dog: Dog): boolean {
	return wordsFor(dog.status, dog.title) !== null
}

interface Words {
	title: string
	/** Replaces the line about whom the dog can live with. */
	text?: string
	isWaiting: boolean
	/** Whether the tag shows the dog's status. */
	isState: boolean
	/** A warning before printing. */
	notice: string
}

function wordsFor(status: Dog['status'], name: string): Words | null {
	if (status === 'available') return { title: 'Walk home with me?', isWaiting: true, isState: false, notice: '' }
	if (status === 'coming_soon') return { title: 'Nearly ready to meet you', isWaiting: true, isState: true, notice: '' }
	if (status === 'adopted') {
		return {
			title: 'Found a home!',
			text: 'Thank you to everybody who asked. The dogs who are still waiting are one scan away.',
			isWaiting: false,
			isState: true,
			notice: `${name} found a home. If you put up a poster, please take it down; this one says thank you instead.`,
		}
	}
	if (!isSpokenFor({ status })) return null
	return {
		title: status === 'reserved' ? 'Reserved for now' : 'Trying out a home',
		text: `Somebody is getting to know ${name}. The dogs who are still waiting are one scan away.`,
		isWaiting: false,
		isState: true,
		notice: `Somebody is getting to know ${name}, so the poster says so. It may be kinder to print one of a dog who is waiting.`,
	}
}
