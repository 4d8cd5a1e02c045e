import { z } from 'zod'
import { item, money, term } from './item.ts'
import { picture } from './picture.ts'

export const merchVariant = z.object({
	key: z.string(),
	label: z.string(),
	/** null: not counted. */
	stock: z.number().nullable(),
	/** Minor units, when it differs from the item's price. */
	price: z.number().nullable(),
})
export type MerchVariant = z.infer<typeof merchVariant>

export const merchItem = item.extend({
	gallery: z.array(picture),
	types: z.array(term),
	price: money,
	variants: z.array(merchVariant),
	weightG: z.number(),
	sizeGuide: z.string(),
	dispatch: z.string(),
})
export type MerchItem = z.infer<typeof merchItem>
