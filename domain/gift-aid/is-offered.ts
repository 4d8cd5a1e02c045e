import type { GeneralOptions } from '#content/model/content.ts'

/** Gift Aid exists for charities of the United Kingdom, and is counted in pounds. */
export function isGiftAidOffered(options: Pick<GeneralOptions, 'giving' | 'site'> | null): boolean {
	return options?.giving.giftAid === true && options.site.currency === 'GBP'
}
