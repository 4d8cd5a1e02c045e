import type { MerchItem } from '#content/model/content.ts'
import { anItem } from './item.ts'

/** A £9 item without variants. */
export function aMerchItem(known: Partial<MerchItem> = {}): MerchItem {
	return {
		...anItem(known.id ?? 201),
		gallery: [],
		types: [],
		price: { amount: 900, currency: 'GBP' },
		variants: [],
		weightG: 0,
		sizeGuide: '',
		dispatch: '',
		personalisation: null,
		backOn: '',
		vatRate: null,
		needsDelivery: true,
		returnable: true,
		tariffCode: '',
		madeIn: '',
		safety: '',
		...known,
	}
}
