import type { MerchItem, Picture } from '#content/model/content.ts'
import type { GeneralOptions } from '#content/model/general-options.ts'
import { deliveryMethods, homeCountry } from '#domain/shop/delivery.ts'
import { decimalOf } from '#lib/money.ts'
import { variantPrice } from '../price.ts'
import { isSoldOnline, type ShopFacts } from '../shop-facts.server.ts'

/** https://schema.org/Product. A gift to the dogs is a donation and no product; what is not sold here has no offer. */
export function productData(item: MerchItem, facts: ShopFacts, siteUrl: string) {
	const { options } = facts.content
	if (!item.needsDelivery || !options || !isSoldOnline(item, facts)) return null
	const url = `${siteUrl}/merch/${encodeURIComponent(item.slug)}`
	const shippingDetails = shippingOf(item, options)
	const offerOf = (variant: MerchItem['variants'][number] | undefined) => ({
		'@type': 'Offer',
		...(variant && item.variants.length > 1 ? { name: variant.label, sku: `${item.slug}-${variant.key}` } : {}),
		url,
		price: decimalOf({
			amount: variant ? variantPrice(variant, item) : item.price.amount,
			currency: item.price.currency,
		}),
		priceCurrency: item.price.currency,
		availability: availabilityOf(facts.availability(item.id, variant?.key ?? ''), options.shop.lowStock),
		itemCondition: 'https://schema.org/NewCondition',
		...(shippingDetails ? { shippingDetails } : {}),
	})
	const variants = item.variants.length > 0 ? item.variants : [undefined]
	const pictures = [...(item.picture ? [item.picture] : []), ...item.gallery]
	return {
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: item.title,
		...(item.excerpt ? { description: item.excerpt } : {}),
		...(pictures.length > 0 ? { image: [...new Set(pictures.map((picture) => pictureUrl(picture, siteUrl)))] } : {}),
		url,
		offers: variants.map(offerOf),
	}
}

function availabilityOf(left: number | null, lowStock: number): string {
	if (left !== null && left <= 0) return 'https://schema.org/OutOfStock'
	return `https://schema.org/${left !== null && left <= lowStock ? 'LimitedAvailability' : 'InStock'}`
}

/** The cheapest delivery of one at home. */
function shippingOf(item: MerchItem, { shop, site }: GeneralOptions) {
	const country = homeCountry(shop.delivery, site.locale)
	const [cheapest] = deliveryMethods(shop.delivery, country, item.weightG, item.price.currency)
	if (!cheapest) return null
	return {
		'@type': 'OfferShippingDetails',
		shippingRate: {
			'@type': 'MonetaryAmount',
			value: decimalOf({ amount: cheapest.priceMinor, currency: item.price.currency }),
			currency: item.price.currency,
		},
		shippingDestination: { '@type': 'DefinedRegion', addressCountry: cheapest.country },
	}
}

function pictureUrl({ id, version, widths, width }: Picture, siteUrl: string): string {
	return `${siteUrl}/img/${id}/${widths.filter((one) => one <= 1200).at(-1) ?? width}?v=${version}`
}
