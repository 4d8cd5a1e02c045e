import type { GeneralOptions } from '#content/model/content.ts'
import type { MerchItem } from '#content/model/merch-item.ts'
import type { Charity } from '#domain/charity/charity.ts'
import { uk } from '#domain/region/uk.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { isGiftAidOffered } from '../gift-aid/is-offered.ts'
import type { GivingEmailContext } from '../giving/emails/donation-words.ts'
import type { ShopEmailContext } from '../shop/emails/order-words.ts'
import { dispatchBySlug } from '../shop/estimated-delivery.ts'

const DEFAULT_RESERVE_DAYS = 7

/** The words of the charity for all emails about money: of donations and of orders. */
export type EmailContext = GivingEmailContext & ShopEmailContext

/**
 * @param formSecret signs the links of the emails
 * @param merch what is sold, for emails and pages that promise the day on which an order is there
 */
export function createEmailContext(
	options: GeneralOptions | null,
	charity: Charity,
	formSecret: FormSecret,
	merch: readonly Pick<MerchItem, 'slug' | 'dispatch'>[] = [],
): EmailContext {
	const { giving, site, shop } = options ?? {}
	return {
		charity,
		locale: site?.locale ?? 'en-GB',
		timezone: site?.timezone ?? 'Europe/London',
		purposes: giving?.purposes ?? [],
		bank: giving?.bank ?? null,
		giftAid: isGiftAidOffered(options),
		sponsorBenefit: giving?.sponsorBenefit ?? 0,
		formSecret,
		shop: {
			vatNumber: shop?.vatNumber ?? '',
			returnsAddress: shop?.returnsAddress ?? '',
			customs: shop?.customs ?? '',
			reserveDays: shop?.reserveDays ?? DEFAULT_RESERVE_DAYS,
			delivery: shop?.delivery ?? [],
			dispatch: dispatchBySlug(merch),
			region: uk,
		},
	}
}
