import { lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { LazySection } from '#app/ui/layout/lazy-section.tsx'
import type { GivingOffer } from '#domain/giving/giving-offer.ts'
import '#app/ui/forms/amount-picker.css'
import './bowl.css'
import './picker.css'

const Picker = lazyWithServerHtml(() => import('./giving-picker.tsx').then((file) => file.GivingPicker))

/** The picker works before its code is there: a form, whose sentences the style sheet chooses. */
export function GivingPicker({ offer }: { offer: GivingOffer }) {
	return (
		<LazySection>
			<Picker offer={offer} />
		</LazySection>
	)
}
