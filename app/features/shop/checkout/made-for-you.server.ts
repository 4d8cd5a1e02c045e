import { wordsName, wordsOf } from '#domain/shop/checkout/personal-words.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'
import type { MadeForYouData } from './made-for-you.tsx'
import type { OpenCheckout } from './open-checkout.server.ts'

/** What is made with words of the buyer, with the names of its fields. */
export function madeForYou({ basket, answers }: Pick<OpenCheckout, 'basket' | 'answers'>): MadeForYouData[] {
	return basket.lines.flatMap((line) =>
		line.personalisation === null
			? []
			: [
					{
						key: `${line.slug}/${line.variant}`,
						picture: line.picture,
						title: [line.title, keepUnits(line.variantLabel)].filter(Boolean).join(', '),
						// Other things are not drawn: their words stand in the field only.
						isTag: /\btag\b/i.test(line.title),
						names: Array.from({ length: line.quantity }, (_, index) => wordsName(line, index + 1)),
						words: wordsOf(line, answers)[0]?.words ?? '',
					},
				],
	)
}
